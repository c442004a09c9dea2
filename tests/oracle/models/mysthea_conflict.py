"""Mysthea: battles, monsters, encounters and moving islands."""
from model import need
from models.mysthea_board import DONE, number_of, numbers_of
from models.mysthea_effects import Effects
from models.mysthea_tables import (BOULRON, CAERULAS, CANNIBAROK, CHAMPION, CONSTRUCT, ENCOUNTERS,
                                   ENCOUNTERS_MAX, FORT, GOLEM, ISLAND_NUMBERS, ISLAND_OF, KIND,
                                   KODROR, MONSTERS, OBSIDUSA, ONYGAUROS, POINTS, SOLDIERS, UNITS,
                                   UTCORO)

CRYSTAL_ISLANDS = (1, 3, 5)


class Battle:
    """A battle that is being fought."""

    def __init__(self, region, seats):
        self.region = region
        self.fighters, self.champions = set(), set()
        self.attack = [0] * seats       # points of red orders
        self.left = [0] * seats         # units that retreated
        self.lost = [0] * seats
        self.total = [0] * seats


class Conflict(Effects):
    """Whatever two or more players, or a player and the islands, have with each other."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.encounter_top = number_of(position.get('public.encounter_top', 'none'))
        self.seen_encounters = {self.encounter_top}
        self.running = [0] * self.n     # encounters begun and not yet kept
        self.secret_orders, self.orders, self.last_orders = {}, {}, {}      # by seat
        self.has_ordered = set()
        self.fought = Battle(0, self.n)

    # --- battle

    def omen(self, p):
        """R-MYS-H1.6"""
        if self.has_ability(p, 'sanya') and self.deck_count():
            option = yield from self.ask(p, [('draw', 0, 0, 0), DONE])
            if option != DONE:
                self.draw_to_hand(p)

    def battle(self, p, region, bonus, is_free):
        """Section 11 of the rules"""
        yield from self.omen(p)
        if not is_free:
            self.charged.discard(p)
        has_leheir = self.has_ability(p, 'leheir')
        there = {q for q in range(self.n) if region in self.presence(q)}
        battle = self.fought = Battle(region, self.n)
        battle.fighters = there | {p}
        battle.champions = {q for q in there if self.at[q] == region}
        yield from self.give_orders(battle.fighters if self.has('order_without_unit') else there)
        for q in self.order:
            if q in self.orders:
                yield from self.carry_out(q, self.orders[q], battle)
        for q, card in self.orders.items():
            self.discard[q].add(card)
        self.orders = {}
        self.compare_totals(p, bonus, battle)
        yield from self.end_battle(p, battle, has_leheir)
        self.fought = Battle(0, self.n)

    def give_orders(self, seats):
        """All at the same time and in secret."""
        self.last_orders = {}
        waiting = {q: {('order', card, 0, 0) for card in self.hand[q]} | {('no-order', 0, 0, 0)}
                   for q in seats if self.hand[q]}
        while waiting:
            q, option = yield dict(waiting)
            if option[0] == 'order':
                self.secret_orders[q] = option[1]
            del waiting[q]
            self.has_ordered.add(q)
        self.has_ordered = set()
        self.orders, self.secret_orders = self.secret_orders, {}
        self.last_orders = dict(self.orders)
        for q, card in self.orders.items():
            self.leave_hand(q, card)

    def carry_out(self, q, card, battle):
        region = battle.region
        number = POINTS[card] + sum(self.units[unit][q][region] for unit in UNITS)
        number += self.at[q] == region
        if KIND[card] == 'T':
            battle.attack[q] = POINTS[card]
        elif KIND[card] == 'U':
            self.gain_glory(q, number)
        elif KIND[card] == 'E':
            self.gain_energy(q, number)
        else:
            yield from self.retreat(q, POINTS[card], battle)

    def retreat(self, q, steps, battle):
        """R-MYS-11.8 to 11.10"""
        for _ in range(steps):
            options = [('move', unit, battle.region, 0) for unit in SOLDIERS
                       if self.unmoved(q, unit, battle.region)]
            if q in battle.champions:
                options.append(('move', CHAMPION, self.at[q], 0))
            if not options:
                return
            option = yield from self.ask(q, [*options, DONE])
            if option == DONE:
                return
            yield from self.step(q, option[1], option[2], battle)

    def compare_totals(self, p, bonus, battle):
        """R-MYS-11.11, 11.17"""
        for q in battle.fighters:
            battle.left[q] += q in battle.champions and self.at[q] != battle.region
            battle.total[q] = self.strength(q, battle.region) + battle.attack[q]
        battle.total[p] += bonus
        if self.has_ability(p, 'anuth') and self.at[p] == battle.region:
            battle.total[p] += 2

    def end_battle(self, p, battle, has_leheir):
        """R-MYS-11.18 to 11.23"""
        best = max(battle.total)
        for q in self.order:
            if q in battle.fighters:
                yield from self.casualties(q, battle, best - battle.total[q])
        everything = sum(battle.lost) + sum(battle.left)
        for q in battle.fighters:
            if best and battle.total[q] == best:
                own = battle.lost[q]
                own += 0 if self.has('glory_own_retreat') else battle.left[q]
                self.gain_glory(q, 2 * (everything - own))
        if has_leheir:
            self.gain_glory(p, everything)

    def casualties(self, q, battle, gap):
        """R-MYS-11.19, 11.21"""
        region = battle.region
        for lost in range(gap):
            is_woundable = self.at[q] == region and q not in self.wounded
            left = sum(self.units[unit][q][region] for unit in UNITS) + is_woundable
            if not left:
                return
            options = [('lose', unit, moved, 0) for unit in UNITS
                       for moved in self.kinds_there(q, unit, region)]
            if is_woundable:
                options.append(('lose', CHAMPION, 0, 0))
            option = options[0]
            if left > gap - lost and len(options) > 1:
                option = yield from self.ask(q, options)
            if option[1] == CHAMPION:
                self.wounded.add(q)
            else:
                self.remove(q, option[1], region, bool(option[2]))
            battle.lost[q] += 1

    # --- islands

    def attunement(self, p, island):
        """Section A1 of the rules"""
        if self.night >> island & 1:
            return {1: lambda: 4 * len(self.equipment[p]), 2: lambda: 2 * self.xp[p],
                    3: lambda: len(self.presence(p)), 4: lambda: 3 * self.deployed(p, GOLEM),
                    5: lambda: 0}[island]()     # scored at the end of the era
        return {1: lambda: 3 * sum(1 for card in self.upgrade[p] if card),
                2: lambda: 4 * len(self.encounters[p]), 3: lambda: 3 * self.controlled(p),
                4: lambda: 2 * self.deployed(p, CONSTRUCT),
                5: lambda: 2 * len(self.discard[p])}[island]()

    def move_island(self, p):
        """Section 12 of the rules"""
        self.charged.discard(p)
        mine = ISLAND_OF[self.at[p]]
        if p + 1 not in self.attuned:
            yield from self.attune(p, mine)
        place = self.ring.index(mine)
        before = self.ring[place - 1]
        after = (yield from self.ask(p, [('after', island, 0, 0) for island in ISLAND_NUMBERS
                                         if island not in (mine, before)]))[1]
        self.ring.pop(place)
        self.ring.insert(self.ring.index(after) + 1, mine)

    def attune(self, p, mine):
        islands = [island for island in ISLAND_NUMBERS if not self.attuned[island] and
                   (island == mine or self.has_ability(p, 'kolbor'))]
        if islands:
            option = yield from self.ask(p, [('attune', island, 0, 0) for island in islands]
                                         + [DONE])
            if option != DONE:
                self.attuned[option[1]] = p + 1
                self.gain_glory(p, self.attunement(p, option[1]))

    # --- encounters

    def encounters_begun(self, p):
        return len(self.encounters[p]) + self.running[p]

    def can_meet(self, p):
        return self.encounters_begun(p) < ENCOUNTERS_MAX and self.encounter_top != 0

    def can_pay_encounter(self, p):
        return (self.can_meet(p) and ISLAND_OF[self.at[p]] == self.token[p]
                and self.xp[p] >= self.encounters_begun(p) + 1)

    def encounter(self, p, is_free):
        """Section 13 of the rules"""
        self.running[p] += 1
        yield from self.omen(p)
        if not is_free:
            self.xp[p] -= self.encounters_begun(p)
            need(self.xp[p] >= 0, 'price of an encounter')
        card = self.encounter_top
        self.stats['encounters'] += 1
        self.encounter_top = number_of(self.after.get('public.encounter_top', 'none'))
        need(self.encounter_top not in self.seen_encounters, 'encounter deck')
        self.seen_encounters.add(self.encounter_top)
        self.gain_glory(p, ENCOUNTERS[card].glory)
        if self.upgrade[p][CHAMPION] == 56:
            yield from self.gain_of(p, 56, self.gain_energy, 3)
        option = yield from self.ask(p, [('option', 1, 0, 0), ('option', 2, 0, 0)])
        islands, reward = ENCOUNTERS[card].options[option[1] - 1]
        yield from self.effect(p, reward, True)
        self.token[p] = self.clockwise(self.token[p], islands)
        self.running[p] -= 1
        self.encounters[p].append(card)

    # --- monsters

    def behaves(self, monster, name):
        return monster == name and self.has('monster_behaviours')

    def monster_attack(self, monster):
        """Section 14 of the rules"""
        island = self.monster_at[monster]
        is_beaten = yield from self.fight(monster, island)
        if is_beaten and self.behaves(monster, KODROR):
            del self.monster_at[monster]
        elif not self.behaves(monster, OBSIDUSA) or is_beaten:
            self.step_monster(monster)
        if not is_beaten and self.behaves(monster, CAERULAS):
            yield from self.fight(monster, self.monster_at[monster])

    def step_monster(self, monster):
        """R-MYS-14.8, M2.13"""
        island = self.monster_at[monster]
        if not self.behaves(monster, KODROR):
            self.monster_at[monster] = self.clockwise(island)
            return
        here = self.ring.index(island)
        there = (here + 1) % 5
        self.ring[here], self.ring[there] = self.ring[there], self.ring[here]

    def fight(self, monster, island):
        """One attack; whether the monster is defeated."""
        here = {p: {region for region in self.presence(p) if ISLAND_OF[region] == island}
                for p in range(self.n)}
        fighters = [p for p in self.order if here[p]]
        if self.behaves(monster, UTCORO):
            for p in range(self.n):
                if p not in fighters:
                    self.gain_glory(p, -5)
        if self.behaves(monster, ONYGAUROS):
            yield from self.collect_cards()
        strength = {p: self.strength_against(monster, p, island, here[p]) for p in fighters}
        power = MONSTERS[monster].strength
        if self.behaves(monster, CANNIBAROK) and island in CRYSTAL_ISLANDS:
            power += 2
        is_beaten = sum(strength.values()) >= power
        self.stats['monster beaten' if is_beaten else 'monster unbeaten'] += 1
        if is_beaten:
            self.defeated.add(monster)
            yield from self.reward(monster, island, sorted(fighters, key=lambda p: -strength[p]))
        else:
            for p in fighters:
                yield from self.lose_region(p, here[p])
        return is_beaten

    def strength_against(self, monster, p, island, regions):
        forts = not self.behaves(monster, BOULRON)
        total = sum(self.strength(p, region, forts) for region in regions)
        if self.has_ability(p, 'anuth') and ISLAND_OF[self.at[p]] == island:
            total += 2
        return total

    def collect_cards(self):
        """R-MYS-M2.8"""
        for p in self.order:
            if not self.discard[p]:
                continue
            if self.glory[p] >= 5:
                option = yield from self.ask(p, [('pay-glory', 0, 0, 0), ('lose-card', 0, 0, 0)])
                if option[0] == 'pay-glory':
                    self.gain_glory(p, -5)
                    continue
            gone = (numbers_of(self.after.get('public.removed', [])) - self.removed)
            gone &= self.discard[p]
            need(len(gone) == 1, 'Onygauros has taken', gone)
            self.discard[p] -= gone
            self.removed |= gone

    def reward(self, monster, island, ranking):
        """R-MYS-14.5 to 14.7"""
        medals = [(p, 2 if self.has_ability(p, 'celethe') and ISLAND_OF[self.at[p]] == island
                   else 1) for p in ranking[:3]]
        card = MONSTERS[monster]
        for place, (p, factor) in enumerate(medals):
            self.gain_glory(p, card.glory[place] * factor)
            yield from self.gift(p, card.gift, card.amounts[place] * factor)

    def gift(self, p, gift, number):
        if gift == 'energy':
            self.gain_energy(p, number)
        elif gift == 'xp':
            self.gain_xp(p, number)
        elif gift == 'cp':
            yield from self.gain_cp(p, number)
        elif gift == 'draw':
            for _ in range(number):
                self.draw_to_hand(p)
        elif gift == 'encounter':
            for _ in range(number):
                if self.can_meet(p):
                    option = yield from self.ask(p, [('encounter', 0, 0, 0), DONE])
                    if option != DONE:
                        yield from self.encounter(p, True)

    def lose_region(self, p, regions):
        """R-MYS-14.3"""
        region = (yield from self.pick(p, [('region', region, 0, 0) for region in regions]))[1]
        for unit in UNITS:
            while self.units[unit][p][region]:
                self.remove(p, unit, region, unit != FORT and self.moved[unit][p][region] > 0)
        if self.at[p] == region:
            self.wounded.add(p)
