"""Lively games of Heroes: rich tables, gifts, and a taste for battles; see hlas.py."""
from models.hlas_solo import Solo
from models.hlas_state import cards
from models.hlas_tables import CONTINENT, ID, LAND, MARCH, SEA, SERF, SHORES, WARRIOR

# Heroes whose abilities act after a march or on what it finds: Knight I, Pharom II, Priestess II.
WANDERERS = {'humans': ('KNI', 1), 'elves': ('PHA', 2), 'dwarves': ('PRI', 2)}


class Lively(Solo):
    is_enriched = False
    pile = ()       # the deck by the engine's names, which tell third copies apart

    def enliven(self, seat):
        """Before a player chooses an action: rich tables at the start, and a gift now and then."""
        self.pile = list(self.after.get('secret.deck', []))
        if not self.is_enriched:
            self.is_enriched = True
            if self.start.seed % 3:
                for other in range(self.n):
                    self.enrich(other)
                self.thin_deck()
        elif self.start.seed % 3 and self.rng.random() < .15:
            self.endow(seat)
        elif self.start.seed % 3 and self.rng.random() < .3:
            self.bait(seat)
            self.stand_guard(seat)

    def thin_deck(self):
        """Half of these games begin with a deck about to run out."""
        if self.rng.random() < .5:
            left = self.rng.randint(0, 6)
            spells = self.rng.sample(sorted(self.pile), len(self.pile) - left)
            self.deck -= cards(spells)
            self.discard += cards(spells)
            self.seen_discard += cards(spells)
            self.edit('secret.discard', self.after.get('secret.discard', []) + spells)

    def wanderer(self, seat):
        """(kind, region) of a hero on land whose ability acts on marches, or (0, 0)."""
        card, tier = WANDERERS.get(self.faction[seat], (None, 0))
        kind = self.has_hero(seat, card, tier) if card else 0
        place = self.hero[seat][kind - 3] if kind else 0
        return (kind, place) if place in LAND else (0, 0)

    def bait(self, seat):
        """A unit of an enemy's courtyard stands near such a hero: a hero, or two serfs."""
        kind, place = self.wanderer(seat)
        foes = [q for q in self.enemies(seat) if not self.is_enemy(q) and self.capital[q]]
        if not kind or not foes:
            return
        foe = self.rng.choice(foes)
        near = {r for n in self.neighbours(place) for r in (n, *self.neighbours(n))}
        near = [r for r in sorted(near) if self.standing(r) is None and self.fits(foe, r, 2) and
                not any(self.holds(q, r) for q in range(self.n) if q in self.alive)]
        if not near:
            return
        home, region = self.capital[foe], self.rng.choice(near)
        heroes = [i for i in range(3) if self.hero[foe][i] == home]
        if heroes:
            self.hero[foe][heroes[0]] = region
            self.edit(f'public.hero[{foe}][{heroes[0]}]', ID[region])
        if self.serf[foe][home] > 1:
            self.serf[foe][home] -= 2
            self.serf[foe][region] += 2
            self.edit(f'public.serf[{foe}]', self.serf[foe])

    def stand_guard(self, seat):
        """In teams a hero or a serf of the courtyard stands beside a tower of the ally."""
        friend, home = self.ally(seat), self.capital[seat]
        regions = [r for r in self.tower[friend] if self.fits(seat, r, 1)] if self.teams else []
        heroes = [i for i in range(3) if self.hero[seat][i] == home]
        if not regions or self.rng.random() < .5:
            return
        region = self.rng.choice(regions)
        if heroes:
            self.hero[seat][heroes[0]] = region
            self.edit(f'public.hero[{seat}][{heroes[0]}]', ID[region])
        elif self.serf[seat][home]:
            self.serf[seat][home] -= 1
            self.serf[seat][region] += 1
            self.edit(f'public.serf[{seat}]', self.serf[seat])

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
        """Moves lead gladly into battles, and heroes whose abilities need marches march."""
        kind, place = self.wanderer(seat)
        march = [o for o in options if o[:2] in (('act', MARCH), ('muster', MARCH), ('from', place))
                 or o[:3] == ('take', kind, 0)]
        if kind and march and rng.random() < .3:
            return march[0]
        battles = [o for o in options if o[0] == 'go' and self.enemy_in(seat, o[1])]
        if battles and rng.random() < .5:
            return rng.choice(battles)
        return super().choose(rng, seat, options)
