"""The Fall: attacks, machines, relics, deposits and the Colossus."""
from collections import Counter

from model import need
from models.fall_board import Board, Over
from models.fall_records import AFTER_ICAION
from models.fall_tables import (BORDERS, CANNIBAROK, CITY_FIELDS, CITY_NODES, CRYSTAL, DEFEAT,
                                EXTERNAL_FIRST, HARVESTER, ISLAND_KINDS, KIND, MONSTER_HOME,
                                MONSTER_STRENGTH, MOVE, NODES_OF, OBSIDUSA, ONYGAUROS, PUSH,
                                REGIONS, SCAVENGER, bonus_of, colossus_regions, crater_of,
                                points_of)


class Actions(Board):
    """What the active player can do by day."""

    # --- attacks

    def strikable(self, anywhere=False):
        """Monsters that can be attacked. R-FAL-10.1, 10.2"""
        crater = crater_of(self.node[self.turn])
        island = None if crater is None else self.island_at[crater]
        if self.next_place(0) == 3:
            return []
        return [monster for monster in self.monsters
                if (anywhere or MONSTER_HOME[monster] == island)
                and self.can_pay([self.monster_price(monster)])]

    @staticmethod
    def monster_price(monster):
        return frozenset(ISLAND_KINDS[MONSTER_HOME[monster]])

    def attackable(self):
        """R-FAL-7.1"""
        if self.next_place(0) == 3:
            return []
        return [region for region in self.regions() if self.enemies(region)
                and self.can_pay([frozenset([KIND[region]])])]

    def attack_enemies(self, region):
        """Section 7 of the rules"""
        strength = yield from self.reveal_cards(frozenset([KIND[region]]))
        line = [2] * self.golems[region]
        line += [1] * (self.constructs[region] + self.parasites[region])
        most = max(k for k in range(len(line) + 1) if sum(line[:k]) <= strength)
        is_earned = False
        if most:
            count = (yield from self.choose_one([('kill', k, 0) for k in range(most + 1)]))[1]
            golems, constructs = self.defeat(region, count)
            has_strength_left = strength > sum(line[:count])
            is_earned = (count and not self.enemies(region) and has_strength_left
                         or golems and self.is_active('outsider'))
            yield from self.send_back(golems, constructs)
        yield from self.end_attack(is_earned)

    def attack_monster(self, monster):
        """Section 10 of the rules"""
        strength = yield from self.reveal_cards(self.monster_price(monster))
        if strength >= MONSTER_STRENGTH[monster]:
            self.stats['monster beaten'] += 1
            self.monsters.discard(monster)
            self.under.append(monster)
            if monster == CANNIBAROK and self.held[1]:
                number, self.held[1] = self.held[1], 0
                yield from self.split(MONSTER_HOME[monster], number)
            elif monster == OBSIDUSA:
                self.isle[self.golem_isle[MONSTER_HOME[monster]]] += self.held[0]
                self.held[0] = 0
        yield from self.end_attack(strength > MONSTER_STRENGTH[monster])

    def reveal_cards(self, price):
        """Pays and reveals up to three cards; the strength."""
        strength = self.plus + (2 if self.is_active('anuth') else 0)
        place = self.next_place(0)
        while True:
            yield from self.pay([price])
            deck = yield from self.deck_for(place)
            strength += points_of(self.reveal(deck))
            place = self.next_place(place + 1)
            if place == 3 or not self.can_pay([price]):
                return strength
            option = yield from self.choose_one([('more', 0, 0), ('stop', 0, 0)])
            if option[0] == 'stop':
                return strength

    def deck_for(self, place):
        """R-FAL-L1.3, L3.5"""
        own = self.deck_of(self.turn)
        if own:
            return own
        era = self.era_at(place)
        if not self.is_closed(era):
            return self.era_deck(era)
        lender = yield from self.choose_one([('lender', hero, 0) for hero in self.lenders()])
        return self.deck_of(lender[1])

    def end_attack(self, is_earned):
        if is_earned and not self.is_in_play(ONYGAUROS):
            self.stats['bonus'] += 1
            yield from self.bonus(Counter(bonus_of(card) for card in self.revealed))
        self.discarded |= self.revealed
        self.revealed = set()

    # --- defeated enemies

    def defeat(self, region, count):
        """`count` enemies fall in the forced order; golems and constructs that must return."""
        fallen = []
        for figures in self.figures():
            number = min(count, figures[region])
            figures[region] -= number
            count -= number
            fallen.append(number)
        self.gain_parasites(fallen[2])
        return fallen[:2]

    def send_back(self, golems, constructs):
        """R-FAL-8.1, 8.2"""
        if golems + constructs:
            island = (yield from self.choose_one([('island', i, 0) for i in range(1, 6)]))[1]
            self.isle[self.golem_isle[island]] += golems
            if constructs:
                yield from self.split(island, constructs)

    def split(self, island, constructs):
        option = yield from self.choose_one([('split', i, 0) for i in range(constructs + 1)])
        one, other = self.construct_isles(island)
        self.isle[one] += option[1]
        self.isle[other] += constructs - option[1]

    # --- victory bonus

    def can_use_bonus(self, bonus):
        if bonus == DEFEAT:
            return any(self.constructs)
        return bonus != PUSH or any(self.golems) or any(self.constructs)

    def bonus(self, left):
        """Section 9 of the rules, S2.1, X1.10"""
        while True:
            able = [('bonus', bonus, 0) for bonus in range(4)
                    if left[bonus] and self.can_use_bonus(bonus)]
            if not able or self.has('declined_bonus'):
                able.append(('decline', 0, 0))
            option = yield from self.choose_one(able)
            if option[0] == 'decline':
                return
            left[option[1]] -= 1
            yield from BONUSES[option[1]](self)
            if self.me() != 'cursed':
                return

    def bonus_defeat(self):
        option = yield from self.choose_one([('victim', region, 0) for region in REGIONS
                                             if self.constructs[region]])
        self.constructs[option[1]] -= 1
        yield from self.send_back(0, 1)

    def bonus_crystal(self):
        _, colour, hero = yield from self.choose_one([
            ('give', colour, hero) for colour in range(5) for hero in range(self.n)])
        yield from self.gain(hero, [int(c == colour) for c in range(5)], True)

    def bonus_move(self):
        _, node, hero = yield from self.choose_one([
            ('walk', node, hero) for hero in range(self.n) for node in self.reach(hero, 1)])
        self.node[hero] = node

    def bonus_push(self):
        _, unit, region = yield from self.choose_one([
            ('push', unit, region) for unit in (0, 1) for region in REGIONS
            if self.figures()[unit][region]])
        target = yield from self.choose_one([('to', other, 0) for other in BORDERS[region]])
        self.figures()[unit][region] -= 1
        self.figures()[unit][target[1]] += 1

    # --- machines

    def can_work(self, region, kind):
        """R-FAL-12.2"""
        if kind == HARVESTER:
            return True
        if kind == SCAVENGER:
            return self.forts[self.turn] > 0 and bool(set(NODES_OF[region]) - self.fort_nodes())
        return self.enemies(region) > 0

    def can_activate(self, region, kind):
        colour = self.machine[region][kind]
        return bool(colour) and self.can_work(region, kind) and (
            colour == self.colour[self.turn] or bool(self.mode & AFTER_ICAION))

    def run_machine(self, region, kind):
        """R-FAL-12.3 to 12.5, L2.6"""
        is_twice = (self.mode & AFTER_ICAION
                    and self.machine[region][kind] == self.colour[self.turn])
        for _ in range(2 if is_twice else 1):
            if not self.can_work(region, kind):
                return
            if kind == HARVESTER:
                yield from self.gain(self.turn, [int(c == KIND[region]) for c in range(5)])
            elif kind == SCAVENGER:
                option = yield from self.choose_one([('fort', node, 0) for node in NODES_OF[region]
                                                     if node not in self.fort_nodes()])
                self.forts[self.turn] -= 1
                self.fort[self.turn].add(option[1])
            else:
                yield from self.send_back(*self.defeat(region, 1))

    def activate(self, region, kind):
        self.is_machine_used = True
        yield from self.run_machine(region, kind)
        if self.me() == 'cr-2t1':
            option = yield from self.choose_one(
                [('activate', region, other) for other in range(3)
                 if other != kind and self.can_activate(region, other)] + [('done', 0, 0)])
            if option[0] == 'activate':
                yield from self.run_machine(*option[1:])

    # --- deposit

    def can_deposit(self):
        return any(self.crystals[self.turn]) and sum(self.besiegers) < CITY_FIELDS

    def deposit(self, most):
        """R-FAL-6.6, 6.7"""
        own = self.crystals[self.turn]
        most = min(most, CITY_FIELDS - sum(self.besiegers))
        old = list(self.city)
        for put in range(most):
            if not any(own):
                return
            options = [('put', c, 0) for c in range(5) if own[c]]
            option = yield from self.choose_one(options + [('done', 0, 0)] if put else options)
            if option[0] == 'done':
                return
            own[option[1]] -= 1
            if sum(self.city) + sum(self.besiegers) == CITY_FIELDS:
                evicted = (yield from self.choose_one([('evict', c, 0) for c in range(5)
                                                       if old[c]]))[1]
                self.city[evicted] -= 1
                old[evicted] -= 1
            self.city[option[1]] += 1

    # --- the Colossus

    def slots(self, with_known):
        """Of the base, one of each that differ. R-FAL-1.11"""
        first = {}
        for i, value in enumerate(self.slot):
            if value and (with_known or value >= 4):
                first.setdefault(value, i)
        return sorted(first.values())

    def look(self, i):
        """The value of a shard of the base, which must be possible."""
        value = self.draw('looked')
        if self.slot[i] == 5:
            need(self.returned[value - 1], 'no shard of value', value, 'has returned')
            self.returned[value - 1] -= 1
        elif self.slot[i] == 4:
            need(self.unseen(value) > 0, 'no shard of value', value, 'can be there')
        else:
            need(self.slot[i] == value, 'a known shard has changed')
        self.slot[i] = value
        return value

    def investigate(self, i):
        """Section 11 of the rules"""
        value = self.look(i)
        due = [frozenset([KIND[region]]) for region in colossus_regions(self.colossus)
               for _ in range(value)]
        options = [('pay-shard', 0, 0)] if self.can_pay(due) else []
        option = yield from self.choose_one([*options, ('give-up', 0, 0)])
        if option[0] == 'give-up':
            return
        self.stats['shard'] += 1
        yield from self.pay(due)
        self.slot[i] = 0
        self.shards[self.turn][value - 1] += 1
        self.count_shards()
        yield from self.go_home()

    def count_shards(self):
        """R-FAL-11.5, 19.1"""
        left = sum(1 for value in self.slot if value)
        without = sum(1 for shards in self.shards if not any(shards))
        if left == 0 and without == 0:
            self.outcome = 'won'
            raise Over
        if left < without:
            self.stats['shards back'] += 1
            for shards in self.shards:
                for i in range(3):
                    self.returned[i] += shards[i]
                    shards[i] = 0
            self.slot = [value or 5 for value in self.slot]

    def go_home(self):
        """R-FAL-11.7, S5.2"""
        if (yield from self.step_in('home')):
            return
        while True:
            options = [('ask', hero, 0) for hero in self.askable('home')]
            options += [('retreat', node, 0) for node in CITY_NODES
                        if node not in self.other_nodes(self.turn)]
            if self.can_use_own_relic('home'):
                options.append(('stay', 0, 0))
            option = yield from self.choose_one(options)
            if option[0] == 'retreat':
                self.node[self.turn] = option[1]
                return
            if option[0] == 'stay':
                yield from self.use_relic(self.turn, 'home')
                return
            if (yield from self.borrow(option[1], 'home')):
                return

    # --- relics: by day, or on the way home

    def is_useful(self, name, moment):
        """R-FAL-13.3, 13.9"""
        if name == 'creature':
            return bool(self.copied(moment))
        if (name == 'outsider') != (moment == 'home'):
            return False
        has_enemies = any(self.enemies(region) for region in self.regions())
        return {
            'cr-2t1': lambda: any(0 in row for row in self.machine),
            'kolbor': lambda: has_enemies and len(self.regions()) > 1,
            'lone-survivor': lambda: has_enemies,
            'cursed': lambda: bool(self.strikable(True)),
            'heir': self.can_deposit,
            'machine': lambda: bool(self.slots(False)),
        }.get(name, lambda: True)()

    def copied(self, moment):
        """Whose relic the Creature's can be. R-FAL-S6.2, S6.3"""
        return [hero for hero in range(self.n) if self.hero[hero] not in ('creature', 'criminal')
                and self.is_useful(self.hero[hero], moment)]

    def askable(self, moment):
        if self.is_relic_used:
            return []
        return [hero for hero in range(self.n) if hero != self.turn and hero in self.charged
                and hero not in self.refused and self.is_useful(self.hero[hero], moment)]

    def can_use_own_relic(self, moment):
        return (not self.is_relic_used and self.turn in self.charged
                and self.is_useful(self.me(), moment))

    def step_in(self, moment, is_last=False):
        """Owners use their relics on their own; whether one did. R-FAL-13.10 to 13.13"""
        if self.start.options['consent'] != 'own' or self.start.players == 1:
            return False
        for i in range(1, self.n):
            hero = (self.turn + i) % self.n
            if hero in self.passed | self.away or hero not in self.askable(moment):
                continue
            options = [('step-in', 0, 0), ('wait', 0, 0), ('pass', 0, 0)]
            if is_last:
                del options[1]
            kind, until, _ = yield from self.ask(
                self.seat(hero), options + [('pass', 1, 0)] if i > 1 else options)
            if kind == 'step-in':
                self.user = self.seat(hero)
                yield from self.use_relic(hero, moment)
                self.user = None
                return True
            if kind == 'pass':
                (self.away if until else self.passed).add(hero)
        return False

    def borrow(self, owner, moment):
        """Whether the owner lent it, and it was used. R-FAL-13.6 to 13.8"""
        if self.start.options['consent'] != 'free' and self.start.players > 1:
            option = yield from self.ask(self.seat(owner), [('lend', 0, 0), ('refuse', 0, 0)])
            if option[0] == 'refuse':
                self.refused.add(owner)
                return False
        yield from self.use_relic(owner, moment)
        return True

    def use_relic(self, owner, moment):
        self.stats['relic'] += 1
        self.charged.discard(owner)
        self.is_relic_used = True
        name = self.hero[owner]
        if name == 'creature':
            option = yield from self.use([('copy', hero, 0) for hero in self.copied(moment)])
            name = self.hero[option[1]]
        if name in RELICS:
            yield from RELICS[name](self)

    def use(self, options):
        """A choice of a relic: who steps in makes it, else the active player. R-FAL-13.12"""
        seat = self.seat(self.turn) if self.user is None else self.user
        return (yield from self.ask(seat, options))

    def relic_anuth(self):
        self.plus += 2
        yield from ()

    def relic_celethe(self):
        batch = [0] * 5
        for _ in range(3):
            self.batch = batch
            option = yield from self.use([('colour', c, 0) for c in range(5)])
            batch[option[1]] += 1
        yield from self.gain(self.turn, batch, True)

    def relic_leheir(self):
        option = yield from self.use([('places', hero, 0) for hero in range(self.n)
                                      if hero != self.turn])
        node = self.node
        node[self.turn], node[option[1]] = node[option[1]], node[self.turn]

    def relic_telron(self):
        option = yield from self.use([('step', 0, 0), ('step', 1, 0)])
        self.walk_colossus(4 if option[1] else 1)

    def walk_colossus(self, nodes):
        self.colossus = EXTERNAL_FIRST + (self.colossus - EXTERNAL_FIRST + nodes) % 5

    def relic_cr2t1(self):
        """R-FAL-H5.2"""
        on_board = Counter((colour, kind) for row in self.machine
                           for kind, colour in enumerate(row))
        _, colour, kind = yield from self.use([
            ('restore', colour, kind) for colour in range(1, 6) for kind in range(3)
            if on_board[colour, kind] < 3])
        option = yield from self.use([('to', region, 0) for region in REGIONS
                                      if not self.machine[region][kind]])
        self.machine[option[1]][kind] = colour

    def relic_sanya(self):
        taken = {*self.other_nodes(self.turn), self.node[self.turn]}
        option = yield from self.use([('teleport', node, 0) for node in range(40)
                                      if node not in taken])
        self.node[self.turn] = option[1]

    def relic_kolbor(self):
        """R-FAL-H7.2: what is not put elsewhere stays in the last region."""
        *regions, last = self.regions()
        for figures in self.figures():
            total = sum(figures[region] for region in self.regions())
            for region in regions:
                figures[region] = 0
            figures[last] = total
            for region in regions if total else ():
                option = yield from self.use([('spread', i, 0)
                                              for i in range(figures[last] + 1)])
                figures[region] += option[1]
                figures[last] -= option[1]

    def relic_lone_survivor(self):
        """R-FAL-S1.2, X1.9: any enemy of each region, or the first one."""
        fallen = [0, 0, 0]
        for region in self.regions():
            there = [unit for unit, figures in enumerate(self.figures()) if figures[region]]
            if there and self.has('relic_order'):
                there = there[:1]
            if there:
                self.stats['who falls'] += len(there) > 1
                unit = (yield from self.use([('fell', unit, region) for unit in there]))[1]
                self.figures()[unit][region] -= 1
                fallen[unit] += 1
                self.gain_parasites(unit == 2)
        yield from self.send_back(*fallen[:2])

    def relic_cursed(self):
        option = yield from self.use([('strike', monster, 0)
                                      for monster in self.strikable(True)])
        yield from self.attack_monster(option[1])

    def relic_heir(self):
        yield from self.deposit(3)

    def relic_machine(self):
        option = yield from self.use([('peek', i, 0) for i in self.slots(False)])
        self.look(option[1])

    def relic_criminal(self):
        self.has_armour = not self.has_armour
        yield from ()


BONUSES = {DEFEAT: Actions.bonus_defeat, CRYSTAL: Actions.bonus_crystal, MOVE: Actions.bonus_move,
           PUSH: Actions.bonus_push}
RELICS = {'anuth': Actions.relic_anuth, 'celethe': Actions.relic_celethe,
          'leheir': Actions.relic_leheir, 'telron': Actions.relic_telron,
          'cr-2t1': Actions.relic_cr2t1, 'sanya': Actions.relic_sanya,
          'kolbor': Actions.relic_kolbor, 'lone-survivor': Actions.relic_lone_survivor,
          'cursed': Actions.relic_cursed, 'heir': Actions.relic_heir,
          'machine': Actions.relic_machine, 'criminal': Actions.relic_criminal}
