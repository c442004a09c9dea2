"""Lively games of Heroes: rich tables, gifts, and a taste for battles; see hlas.py."""
from models.hlas_solo import Solo
from models.hlas_state import cards
from models.hlas_tables import CONTINENT, ID, LAND, SEA, SERF, SHORES, WARRIOR


class Lively(Solo):
    is_enriched = False
    pile = ()       # the deck by the engine's names, which tell third copies apart

    def enliven(self, seat):
        """Before somebody chooses an action: rich tables at the start, and a gift now and then."""
        self.pile = list(self.after.get('secret.deck', []))
        if not self.is_enriched:
            self.is_enriched = True
            if self.start.seed % 3:
                for other in range(self.n):
                    self.enrich(other)
        elif self.start.seed % 3 and self.rng.random() < .15:
            self.endow(seat)

    def endow(self, seat):
        """Resources, and other spells in the library."""
        rng = self.rng
        self.resource[seat] = [rng.randint(2, 10) for _ in range(3)]
        self.edit(f'public.resource[{seat}]', self.resource[seat])
        if self.is_enemy(seat):
            return
        self.pile += self.after.get('private.library', [[]] * 4)[seat]
        spells = self.rng.sample(sorted(self.pile),
                                 min(len(self.pile), rng.randint(0, self.library_limit(seat))))
        for name in spells:
            self.pile.remove(name)
        self.deck += self.library[seat]
        self.library[seat] = cards(spells)
        self.deck -= self.library[seat]
        self.edit(f'private[{seat}].library', spells)

    def enrich(self, seat):
        if self.is_enemy(seat):
            self.endow(seat)
            return
        rng = self.rng
        self.level[seat] = rng.choice((1, 2, 2, 3))
        self.built[seat] = set(rng.sample(range(3, 8), rng.randint(0, 5)))
        self.serf[seat][0] -= len(self.built[seat])
        self.edit(f'public.level[{seat}]', self.level[seat])
        self.edit(f'public.built[{seat}]', sum(1 << kind - 3 for kind in self.built[seat]))
        for _ in range(rng.randint(1, min(6, self.serf[seat][0] - 1))):
            self.settle_unit(seat, SERF)
        for _ in range(rng.randint(0, 3)):
            self.settle_unit(seat, WARRIOR)
        for kind in self.built[seat]:
            if rng.random() < .7:
                self.settle_unit(seat, kind)
        for name, rows in (('serf', self.serf), ('warrior', self.warrior)):
            self.edit(f'public.{name}[{seat}]', rows[seat])
        for i in range(3):
            self.edit(f'public.hero[{seat}][{i}]', ID[self.hero[seat][i]])
        for i in range(2):
            self.edit(f'public.vessel[{seat}][{i}]', ID[self.vessel[seat][i]])
        self.enrich_towers(seat)
        self.endow(seat)

    def settle_unit(self, seat, kind):
        """A piece from the supply, somewhere not too far from home."""
        away = self.distances(seat)
        regions = [r for r in sorted(away) if away[r] <= 4 and not self.enemy_in(seat, r) and
                   self.fits(seat, r, 1) and
                   self.standing(r) in (None, seat)]
        if kind == SEA:
            regions = [r for r in regions if SHORES[r]]
        self.from_supply(seat, kind, self.rng.choice(regions))

    def enrich_towers(self, seat):
        """Fewer than three, which would end the game."""
        regions = [r for r in sorted(LAND & self.live) if self.serf[seat][r] and
                   r != self.capital[seat]]
        for r in self.rng.sample(regions, min(len(regions), self.level[seat] - 1)):
            if all(CONTINENT[r] != CONTINENT[other] for other in self.tower[seat]):
                self.tower[seat].append(r)
        names = [ID[r] for r in self.tower[seat]]
        self.edit(f'public.tower[{seat}]', names + ['none'] * (3 - len(names)))

    def choose(self, rng, seat, options):
        """Moves lead gladly into battles."""
        battles = [o for o in options if o[0] == 'go' and self.enemy_in(seat, o[1])]
        if battles and rng.random() < .5:
            return rng.choice(battles)
        return super().choose(rng, seat, options)
