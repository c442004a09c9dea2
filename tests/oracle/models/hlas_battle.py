"""Battles of Heroes; see hlas.py."""
from collections import Counter

from models.hlas_moves import MARCHED, Moves
from models.hlas_state import Group, Over
from models.hlas_tables import (AIR, BY_FOOT, EDGE, FOOD, FOOT_KINDS, HEROES, LAND, LEVEL_STRENGTH,
                                MANA, ORE, SEA, SERF, SHORES, SOLO_TRACK, STRENGTH, TACTICS,
                                TACTIC_ID, TERRAIN, TOWER_STRENGTH, WARRIOR)

ATTACK, DEFENCE = 0, 1
CONSCRIPTS, RETREAT = TACTIC_ID['conscripts'], TACTIC_ID['retreat']
FIRST_STRIKE, SKIRMISH = TACTIC_ID['first-strike'], TACTIC_ID['skirmish']


class Battle:
    """What lasts as long as a battle."""

    def __init__(self, region, group, how, far):
        self.region, self.group, self.how, self.far = region, group, how, far
        self.lead = [group.seat, None]
        self.bonus, self.shield, self.hymn = [0, 0], [0, 0], [0, 0]
        self.petrified = [set(), set()]
        self.aboard = [[0, 0], [0, 0]]
        self.tactic, self.void = [0, 0], [False, False]
        self.sacrificed = [[0] * 8, [0] * 8]
        self.cast = [0, 0]                          # combat spells
        self.destroyed = [Counter(), Counter()]     # what each side has lost, by kind
        self.totals, self.shown = None, [0, 0]      # once compared; when last shown
        self.owner = None                           # whose standing capital is defended
        self.solo_card = None
        self.least = [99, 99]                       # the weakest unit sacrificed


class Battles(Moves):
    fight = None

    def battle_table(self):
        """What the engine shows of a battle: where, who leads, how strong both are, and what has
        been cast, played, given up and lost so far."""
        fight = self.fight
        if fight is None or fight.lead[1] is None:
            return None
        fight.shown = totals = fight.totals or self.totals_now()
        given = fight.sacrificed
        return {
            'region': fight.region, 'from': fight.far, 'lead': [seat + 1 for seat in fight.lead],
            'owner': 0 if fight.owner is None else fight.owner + 1,
            'bonus': fight.bonus, 'shield': fight.shield, 'strength': totals,
            'hymn': [2 * count for count in fight.hymn], 'cast': fight.cast,
            'petrified': [self.stones(side, False) for side in (ATTACK, DEFENCE)],
            'petrified_ally': [self.stones(side, True) for side in (ATTACK, DEFENCE)],
            'aboard': fight.aboard, 'tactic': fight.tactic,
            'dead': fight.void[0] + 2 * fight.void[1],
            'sac_serf': [row[SERF] for row in given], 'sac_warrior': [row[WARRIOR] for row in given],
            'sac_hero': [sum(row[kind] << kind - 3 for kind in HEROES) for row in given],
            'lost': [sum(row.values()) for row in fight.destroyed],
            'slain': [sum(row[kind] for kind in HEROES) for row in fight.destroyed]}

    def stones(self, side, is_allys):
        """Petrified heroes and vessels of the leader of a side, or of the ally."""
        return sum(1 << kind - 3 for seat, kind in self.fight.petrified[side]
                   if (seat != self.fight.lead[side]) == is_allys)

    def totals_now(self):
        return [max(0, self.strength(side) + self.tactic_strength(side))
                for side in (ATTACK, DEFENCE)]


    # ---- who fights

    def roster(self, side):
        """{owner: units of each kind} of a side."""
        fight = self.fight
        lead = fight.lead[side]
        if side == ATTACK and fight.far:
            brought = self.units(lead, fight.region)
            own = [a + b for a, b in zip(fight.group.own, brought)]
            return {lead: own, **({self.ally(lead): fight.group.ally} if self.teams else {})}
        return {seat: self.units(seat, fight.region) for seat in self.team(lead)}

    def pooled(self, side):
        return [sum(units) for units in zip(*self.roster(side).values())]

    def place(self, side):
        return self.fight.far if side == ATTACK and self.fight.far else self.fight.region

    def towers(self, side):
        """Owners of towers that fight on a side."""
        if side == ATTACK and self.fight.far:
            return []
        return [seat for seat in self.team(self.fight.lead[side])
                if self.fight.region in self.tower[seat]]

    def capital_owner(self, side):
        fight = self.fight
        return fight.owner if side == DEFENCE else None

    def extra_serfs(self, side):
        """Serfs on the bar and on buildings of a capital that is defended."""
        owner = self.capital_owner(side)
        return 0 if owner is None else self.bar[owner].count(2) + len(self.built[owner])

    def capital_strength(self, seat):
        if self.is_enemy(seat):
            return SOLO_TRACK[self.solo_space]['strength']
        return LEVEL_STRENGTH[self.level[seat]]

    def structures(self, side):
        owner = self.capital_owner(side)
        walls = TOWER_STRENGTH * len(self.towers(side))
        return walls + (0 if owner is None
                        else self.capital_strength(owner) + self.extra_serfs(side))

    def is_gone(self, side):
        structures = self.towers(side) or self.capital_owner(side) is not None
        return not any(self.pooled(side)) and not structures

    def takes_part(self, side, card, tier):
        """Whether a hero's ability works for the leader of a side and the hero fights."""
        lead = self.fight.lead[side]
        kind = self.has_hero(lead, card, tier)
        return bool(kind and self.roster(side)[lead][kind])

    def bars(self, side, card, tier, faction, kind):
        """Whether a hero of a side, not petrified (R-HLA-C25.1), takes something from the other."""
        lead = self.fight.lead[side]
        if (lead, kind) in self.fight.petrified[side]:
            return False
        if self.is_enemy(lead):
            return self.faction[lead] == faction and bool(self.roster(side)[lead][kind])
        return self.takes_part(side, card, tier)

    # ---- strength

    def strength(self, side):
        """R-HLA-18.9 without the tactic; may be below 0."""
        fight = self.fight
        total = self.structures(side) + fight.bonus[side]
        for seat, units in self.roster(side).items():
            for kind in range(1, 8):
                if (seat, kind) not in fight.petrified[side]:
                    total += units[kind] * STRENGTH[kind]
        if self.serfs_count_nothing(side):
            total -= self.pooled(side)[SERF] + self.extra_serfs(side)
        return total + (self.enemy_bonus(side) if self.is_enemy(fight.lead[side])
                        else self.own_bonus(side))

    def serfs_count_nothing(self, side):
        """Priestess III, and the Priestess of the solo enemy."""
        return self.bars(1 - side, 'PRI', 3, 'dwarves', 4)

    def own_bonus(self, side):
        fight, lead = self.fight, self.fight.lead[side]
        mine, units = self.roster(side)[lead], self.pooled(side)
        terrain = TERRAIN[fight.region]

        def has(building, tier):
            return self.has(lead, building, tier)

        def vessel(kind):
            return mine[kind] and (lead, kind) not in fight.petrified[side]
        each = (has('H_CATH', 1) and terrain == 'plain', has('E_ANTL', 1) and terrain == 'forest',
                has('D_FORGE', 1) and terrain == 'mountain', has('O_BARR', 2))
        total = units[WARRIOR] * sum(bool(x) for x in each)
        if has('O_BLOOD', 2):
            total += self.pooled(1 - side)[SERF] + self.extra_serfs(1 - side)
        if vessel(SEA):
            total += has('O_HARB', 1) + (has('D_YARD', 1) and side == DEFENCE)
            total += self.still_aboard(side, 0) if has('O_HARB', 2) else 0
        if vessel(AIR):
            total += has('O_DRAG', 1) + 2 * (has('D_CLOUD', 3) and side == ATTACK)
            total += self.still_aboard(side, 1) if has('H_SKY', 2) else 0
        if has('E_SHAD', 2) and side == ATTACK and sum(units) <= 2:
            total += 2
        if has('D_TEMP', 1):
            total += lead in self.towers(side)
        return total + self.hero_bonus(side)

    def still_aboard(self, side, vessel):
        return min(self.fight.aboard[side][vessel], sum(self.pooled(side)[1:6]))

    def hero_bonus(self, side):
        fight, lead = self.fight, self.fight.lead[side]
        if self.bars(1 - side, 'PHA', 1, 'elves', 5):
            return 0
        units, forest = self.pooled(side), TERRAIN[fight.region] == 'forest'

        def hero(card, tier):
            kind = self.has_hero(lead, card, tier)
            is_free = (lead, kind) not in fight.petrified[side]
            return kind and self.takes_part(side, card, tier) and is_free
        total = 0
        if hero('PAL', 1):
            total += units[SERF] + self.extra_serfs(side) > 0
        if hero('KNI', 2) and side == ATTACK:
            total += 2
        if hero('WAR', 1):
            total += units[WARRIOR] >= 2
        if hero('WOL', 1):
            total += side == ATTACK
        if hero('STA', 1) and forest:
            total += 2
        if hero('THA', 1):
            total += lead in self.towers(side) or self.capital_owner(side) == lead
        return total

    # ---- the course

    def battle(self, group, region, how, far=0, foes=None):
        """A battle in a region; whether the attacker has won. `foes`: who was brought there."""
        outer, self.fight = self.fight, Battle(region, group, how, far)
        fight = self.fight
        try:
            yield from self.choose_leader(foes)
            owner = self.standing(region)
            fight.owner = owner if owner in self.team(fight.lead[1]) else None
            winner = yield from self.battle_course()
            if winner is not None:
                yield from self.settle(winner)
        finally:
            self.fight = outer
        self.recount(group, far or region)
        return winner == ATTACK

    def choose_leader(self, foes):
        """R-HLA-28.9"""
        fight, region = self.fight, self.fight.region
        foes = foes or [q for q in self.enemies(fight.group.seat) if self.holds(q, region)]
        lead = foes[0]
        if len(foes) > 1:
            lead = min(foes, key=lambda q: (-self.natural_there(q, region), q))
            fight.lead[1] = lead
            choice = yield from self.ask(lead, [('lead',), ('yield',)])
            if choice[0] == 'yield':
                lead = self.ally(lead)
        fight.lead[1] = lead

    def natural_there(self, seat, region):
        total = self.natural(self.units(seat, region))
        total += TOWER_STRENGTH * (region in self.tower[seat])
        if self.capital[seat] == region:
            total += self.capital_strength(seat) + self.bar[seat].count(2) + len(self.built[seat])
        return total

    def battle_course(self):
        """Everything up to the winner: ATTACK, DEFENCE or None."""
        fight = self.fight
        attacker, defender = fight.lead
        self.points(attacker, 1)
        self.count_aboard()
        if self.has(attacker, 'O_WOLF', 2):
            choice = yield from self.ask(attacker, [('gain', FOOD), ('gain', ORE)])
            self.gain(attacker, choice[1], 1)
        for side in (DEFENCE, ATTACK):
            yield from self.start_abilities(side)
        if self.is_gone(0) or self.is_gone(1):
            return self.left_alone()
        for side in (DEFENCE, ATTACK):
            yield from self.combat_spells(side)
        if self.is_gone(0) or self.is_gone(1):
            return self.left_alone()
        yield from self.choose_tactics()
        yield from self.pay_tactics()
        for side in (DEFENCE, ATTACK):
            is_theirs = self.is_enemy(fight.lead[side])
            if fight.tactic[side] == CONSCRIPTS and not fight.void[side] and not is_theirs:
                yield from self.conscript(side)
        return self.compare_strengths()

    def left_alone(self):
        """R-HLA-18.7"""
        gone = self.is_gone(0), self.is_gone(1)
        if all(gone):
            return None
        self.fight.unfought = True
        self.fight.totals = self.fight.shown
        return ATTACK if gone[1] else DEFENCE

    def count_aboard(self):
        fight = self.fight
        for side in (ATTACK, DEFENCE):
            lead = fight.lead[side]
            for v in (0, 1):
                if not self.roster(side)[lead][SEA + v]:
                    continue
                if self.place(side) in LAND:
                    crew = min(self.capacity(lead, SEA + v), sum(self.pooled(side)[1:6]))
                else:
                    group = Group(lead, SEA + v)
                    self.fill_crew(group)
                    crew = group.crew()
                fight.aboard[side][v] = crew

    def start_abilities(self, side):
        lead = self.fight.lead[side]
        if self.is_enemy(lead):
            return
        if self.has(lead, 'O_DRAG', 2) and self.roster(side)[lead][AIR]:
            yield from self.strike(side, (SERF,), True)
        if self.takes_part(side, 'PHA', 3):
            yield from self.strike(side, (SERF, WARRIOR), True)
        if self.takes_part(side, 'SHA', 3) and self.resource[lead][MANA] >= 2:
            choice = yield from self.ask(lead, [('pass',), ('chant',)])
            if choice[0] == 'chant':
                self.resource[lead][MANA] -= 2
                self.fight.bonus[side] += 3

    def victims(self, side, kinds):
        """(kind, 1 if it is the ally's) that a side has and that can be hit."""
        found = []
        for seat, units in self.roster(side).items():
            found += [(kind, int(seat != self.fight.lead[side])) for kind in kinds if units[kind]]
        return found

    def strike(self, side, kinds, optional):
        """Destroys a unit of the other side."""
        lead = self.fight.lead[side]
        found = self.victims(1 - side, kinds)
        if not found:
            return
        options = [('pass',)] * optional + [('strike', kind, whose) for kind, whose in found]
        choice = yield from self.ask(lead, options)
        if choice[0] == 'strike':
            yield from self.fall(1 - side, choice[1], choice[2])

    def fall(self, side, kind, whose, drown=False):
        """A unit is destroyed in the battle."""
        fight = self.fight
        seat = self.ally(fight.lead[side]) if whose else fight.lead[side]
        fight.destroyed[side][kind] += 1
        yield from self.kill(seat, kind, self.leave(side, seat, kind), drown)

    def leave(self, side, seat, kind):
        """Where a unit is that leaves the battle; of a far attack first one aboard."""
        fight = self.fight
        if side == DEFENCE or not fight.far:
            return fight.region
        units = fight.group.own if seat == fight.group.seat else fight.group.ally
        if not units[kind]:
            return fight.region
        units[kind] -= 1
        return fight.far

    # ---- tactics

    def tactic_price(self, side, tactic):
        """The price by resource, with Cathedral III."""
        price = list(tactic.price)
        if self.has(self.fight.lead[side], 'H_CATH', 3) and sum(price):
            price[price.index(max(price))] -= 1
        return price

    def sacrificable(self, side):
        units = list(self.roster(side)[self.fight.lead[side]])
        for kind in range(1, 8):
            given = self.fight.sacrificed[side][kind]
            units[kind] = max(0, units[kind] - given) if kind < SEA else 0
        return units

    def purse(self, side, resource):
        """What can pay for one resource of a tactic; Shaman II adds mana."""
        lead = self.fight.lead[side]
        total = self.resource[lead][resource]
        if resource != MANA and self.takes_part(side, 'SHA', 2):
            total += self.resource[lead][MANA]
        return total

    def tactics(self, side):
        fight, found = self.fight, []
        units = self.pooled(side)
        lead = fight.lead[side]
        is_own = lead in self.towers(side) or self.capital_owner(side) == lead
        soldiers = any(units[2:]) or not units[SERF] or is_own      # R-HLA-19.3
        for tactic in TACTICS.values():
            price = self.tactic_price(side, tactic)
            resource = price.index(max(price))
            if tactic.who not in ('any', ('attacker', 'defender')[side]):
                continue
            if tactic.needs_soldiers and not soldiers:
                continue
            if tactic.number == RETREAT and (self.capital_owner(side) == lead or not any(units)):
                continue
            if sum(price) <= self.purse(side, resource) + self.natural(self.sacrificable(side)):
                found.append(('tactic', tactic.number))
        return found

    def choose_tactics(self):
        """R-HLA-18.8: both at the same time, in secret."""
        fight = self.fight
        open_ = {side: [option + (0, 0) for option in self.tactics(side)]
                 for side in (ATTACK, DEFENCE) if not self.is_enemy(fight.lead[side])}
        waiting = {fight.lead[side]: options for side, options in open_.items()}
        while waiting:
            seat, option = yield dict(waiting)
            del waiting[seat]
            self.tactic[seat] = option[1]
        for side in open_:
            fight.tactic[side], self.tactic[fight.lead[side]] = self.tactic[fight.lead[side]], 0
        if self.solo:
            self.draw_battle_card()
        self.last_tactic = list(fight.tactic)
        mine, theirs = fight.tactic
        if RETREAT in fight.tactic:
            fight.void = [theirs == RETREAT, mine == RETREAT]
        elif FIRST_STRIKE in fight.tactic:
            fight.void = [mine == CONSCRIPTS, theirs == CONSCRIPTS]

    def pay_tactics(self):
        fight = self.fight
        for side in (DEFENCE, ATTACK):
            lead = fight.lead[side]
            if fight.void[side]:
                continue
            if self.is_enemy(lead):
                fight.bonus[side] += fight.solo_card.strength
                self.points(lead, fight.solo_card.vp)
                continue
            tactic = TACTICS[fight.tactic[side]]
            price = self.tactic_price(side, tactic)
            if sum(price):
                yield from self.pay_tactic(side, price.index(max(price)), sum(price))
            self.points(lead, tactic.vp)

    def pay_tactic(self, side, resource, due):
        """R-HLA-19.8 to 19.10"""
        fight, lead = self.fight, self.fight.lead[side]
        while due:
            options = [('sacrifice', kind) for kind in FOOT_KINDS
                       if self.may_sacrifice(side, resource, due, kind)]
            options += [('pay', mana) for mana in self.payments(side, resource, due)]
            choice = yield from self.ask(lead, options)
            if choice[0] == 'pay':
                self.resource[lead][resource] -= due - choice[1]
                self.resource[lead][MANA] -= choice[1]
                return
            fight.sacrificed[side][choice[1]] += 1
            fight.least[side] = min(fight.least[side], STRENGTH[choice[1]])
            due = max(0, due - STRENGTH[choice[1]])

    def payments(self, side, resource, due):
        """How much of the rest may be paid with mana instead."""
        lead = self.fight.lead[side]
        have, mana = self.resource[lead][resource], self.resource[lead][MANA]
        if resource == MANA or not self.takes_part(side, 'SHA', 2):
            return [0] if have >= due else []
        return [m for m in range(due + 1) if m <= mana and due - m <= have]

    def may_sacrifice(self, side, resource, due, kind):
        """Whether some payment of the rest needs this unit and all that were given before."""
        left = self.sacrificable(side)
        if not left[kind]:
            return False
        least = self.fight.least[side]
        left[kind] -= 1
        return self.can_finish(left, due - STRENGTH[kind], min(least, STRENGTH[kind]),
                               self.purse(side, resource))

    def can_finish(self, left, due, least, purse):
        """Units already given stay needed as long as the surplus is below the least of them."""
        if due <= 0:
            return -due < least
        if due <= purse:
            return True
        for kind in FOOT_KINDS:
            if left[kind]:
                rest = list(left)
                rest[kind] -= 1
                if self.can_finish(rest, due - STRENGTH[kind], min(least, STRENGTH[kind]), purse):
                    return True
        return False

    def conscript(self, side):
        """R-HLA-T4: units of the leader from regions joined to the battle."""
        fight, lead = self.fight, self.fight.lead[side]
        region = fight.region
        if region not in LAND:
            return
        origins = [r for r in dict.fromkeys(BY_FOOT[region] + self.links(lead, region))
                   if r in self.live]
        while True:
            room = self.fits(lead, region, 1)
            options = [('bring', kind, r) for r in origins for kind in FOOT_KINDS
                       if room and self.reserves(lead, r)[kind] and not self.barred(lead, region)]
            choice = yield from self.ask(lead, [('done',)] + options)
            if choice[0] == 'done':
                return
            self.take(lead, choice[1], choice[2])
            self.add(lead, choice[1], region)

    def reserves(self, seat, region):
        """Units of a region that do not fight already."""
        units = self.walkers(seat, region)
        if region == self.fight.far and seat == self.fight.group.seat:
            units = [a - b for a, b in zip(units, self.fight.group.own)]
        return units

    def compare_strengths(self):
        fight = self.fight
        fight.totals = totals = self.totals_now()
        for side in (ATTACK, DEFENCE):
            if fight.tactic[side] == RETREAT and not fight.void[side]:
                return 1 - side
        return ATTACK if totals[0] > totals[1] else DEFENCE

    def tactic_strength(self, side):
        fight = self.fight
        if fight.void[side] or not fight.tactic[side] or self.is_enemy(fight.lead[side]):
            return 0
        tactic, other = TACTICS[fight.tactic[side]], TACTICS[fight.tactic[1 - side]]
        total = tactic.strength
        if tactic.against == other.id and not fight.void[1 - side]:
            total += tactic.bonus
        if tactic.number == SKIRMISH and side == DEFENCE and fight.owner == fight.lead[side]:
            total += 1
        return total

    # ---- the end of a battle

    def settle(self, winner):
        fight, loser = self.fight, 1 - winner
        self.solo_discard |= {self.solo_hand} - {None}
        self.solo_hand = None
        fought = not getattr(fight, 'unfought', False)
        winner_heroes = self.count_heroes(winner)
        yield from self.give_up_sacrifices()
        if fight.owner is not None and loser == DEFENCE:
            yield from self.fall_of_capital()
        elif fought:
            yield from self.losses(loser)
        yield from self.after_battle(winner)

    def count_heroes(self, side):
        return sum(self.pooled(side)[3:6])

    def give_up_sacrifices(self):
        fight = self.fight
        for side in (ATTACK, DEFENCE):
            lead = fight.lead[side]
            for kind in FOOT_KINDS:
                for _ in range(fight.sacrificed[side][kind]):
                    self.lose_piece(lead, kind, self.leave(side, lead, kind))
            fight.sacrificed[side] = [0] * 8
        return
        yield

    def damage(self, loser):
        """R-HLA-20.1, 20.8"""
        fight = self.fight
        if fight.tactic[loser] == RETREAT and not fight.void[loser]:
            return 0
        total = self.natural(self.pooled(loser)) + TOWER_STRENGTH * len(self.towers(loser))
        amount = -(-total // 2) - fight.shield[loser]
        if not self.is_enemy(fight.lead[loser]):
            amount -= 2 * self.takes_part(loser, 'PAL', 2) + 3 * self.takes_part(loser, 'THA', 3)
        if not self.is_enemy(fight.lead[1 - loser]):
            amount += self.takes_part(1 - loser, 'WOL', 3)
        return max(0, amount)

    def losses(self, loser):
        fight, region = self.fight, self.fight.region
        lead, amount = fight.lead[loser], self.damage(loser)
        for seat in self.towers(loser):
            self.tower[seat].remove(region)
            amount -= TOWER_STRENGTH
        if self.is_enemy(lead):
            yield from self.enemy_losses(loser, amount)
            return
        while amount > 0 and any(self.pooled(loser)):
            found = self.victims(loser, range(1, 8))
            if self.natural(self.pooled(loser)) < amount:
                kind, whose = found[0]
            else:
                choice = yield from self.ask(lead, [('lose', kind, whose) for kind, whose in found])
                kind, whose = choice[1:3]
            amount -= STRENGTH[kind]
            yield from self.fall(loser, kind, whose)
        for seat in self.team(lead):
            yield from self.retreat(seat, loser)
        for seat in self.team(lead):
            yield from self.rebirth(seat)

    def retreat(self, seat, side):
        """R-HLA-20.5, 20.6"""
        units = list(self.roster(side).get(seat, [0] * 8))
        if not any(units):
            return
        places = [self.capital[seat]] + sorted(self.tower[seat])
        far = self.place(side) if self.fight.far else 0
        places = [r for r in places if r and r != self.fight.region and
                  (r == far or self.fits(seat, r, sum(units))) and
                  not (units[SEA] and r != self.capital[seat] and not SHORES[r])]
        choice = yield from self.ask(seat, [('retreat', r) for r in sorted(places)])
        for kind in range(1, 8):
            for _ in range(units[kind]):
                self.take(seat, kind, self.leave(side, seat, kind))
                self.add(seat, kind, choice[1])

    def after_battle(self, winner):
        """R-HLA-18.13: abilities of the winner, then of the loser."""
        fight = self.fight
        for side in (winner, 1 - winner):
            lead = fight.lead[side]
            if lead not in self.alive or self.is_enemy(lead):
                continue
            if side == winner:
                yield from self.victory(side)
            if self.has(lead, 'E_SHAD', 3):
                self.points(lead, 2 * sum(fight.destroyed[1 - side][kind] for kind in HEROES))

    def victory(self, side):
        fight, lead = self.fight, self.fight.lead[side]
        foe = fight.lead[1 - side]
        self.points(lead, 2 * fight.hymn[side])
        if self.has(lead, 'H_CATH', 2) and any(self.roster(side)[lead][3:6]):
            self.points(lead, 1)
        if self.has(lead, 'O_BLOOD', 3) and sum(fight.destroyed[1 - side].values()):
            self.gain(lead, MANA, 2)
        if self.has(lead, 'O_HARB', 3) and self.roster(side)[lead][SEA]:
            self.points(lead, 1)
        if self.takes_part(side, 'WAR', 2):
            self.points(lead, 1)
        if self.takes_part(side, 'STA', 3):
            self.draw_spells(lead, 1)
            yield from self.discard_down(lead)
        if side == ATTACK and self.has(lead, 'O_WOLF', 3):
            yield from self.steal(lead, foe, 2)
        if side == ATTACK and self.has(lead, 'E_SHAD', 1):
            yield from self.steal(lead, foe, 1)

    def steal(self, lead, foe, count):
        """R-HLA-26.10; who may take need not."""
        for _ in range(count if foe in self.alive else 0):
            options = [('steal', i) for i in range(3) if self.resource[foe][i]]
            if not options:
                return
            choice = yield from self.ask(lead, [('done',)] + options)
            if choice[0] == 'done':
                return
            self.resource[foe][choice[1]] -= 1
            self.gain(lead, choice[1], 1)

    def after_victory_moves(self, group, region, how):
        """Royal Stables III and Wolf Rider II: the army that won on land goes one region on."""
        seat = group.seat
        if region not in LAND:
            return False
        army = Group(seat)
        army.own[1:6], army.ally[1:6] = group.own[1:6], group.ally[1:6]
        army.beside = group.own[SEA] + 2 * group.own[AIR]
        if not any(army.own):
            return False
        rider = self.has_hero(seat, 'WOL', 2)
        if rider and army.own[rider] and not self.rider_used:
            return (yield from self.onward(army, region, 1, MARCHED, 'ride'))
        if self.has(seat, 'H_STAB', 3):
            return (yield from self.onward(army, region, 1, MARCHED, 'peaceful'))
        return False

    rider_used = False

    # ---- a capital falls

    def fall_of_capital(self):
        """R-HLA-21"""
        fight = self.fight
        attacker, owner = fight.lead[0], fight.owner
        retreated = fight.tactic[1] == RETREAT and not fight.void[1]
        self.points(attacker, 5)
        friend = self.ally(owner)
        guests = friend in self.alive and any(self.units(friend, fight.region))
        self.eliminate(owner)
        fight.owner = None
        if guests and not self.is_enemy(owner):
            yield from self.guests_flee(friend, retreated)
        self.check_over()

    def guests_flee(self, seat, retreated):
        """R-HLA-28.14"""
        region = self.fight.region
        amount = 0 if retreated else -(-self.natural(self.units(seat, region)) // 2)
        while amount > 0 and any(self.units(seat, region)):
            units = self.units(seat, region)
            kinds = [kind for kind in range(1, 8) if units[kind]]
            if self.natural(units) > amount:
                choice = yield from self.ask(seat, [('lose', kind) for kind in kinds])
                kinds = [choice[1]]
            amount -= STRENGTH[kinds[0]]
            self.fight.destroyed[1][kinds[0]] += 1
            yield from self.kill(seat, kinds[0], region, False)
        yield from self.retreat(seat, DEFENCE)
        yield from self.rebirth(seat)

    def eliminate(self, seat):
        self.alive.discard(seat)
        self.barrier = [None if owner == seat else owner for owner in self.barrier]
        self.capital[seat] = 0
        for rows, total in ((self.serf, 12), (self.warrior, 5)):
            rows[seat] = [0] * 54
            rows[seat][0] = total
        self.built[seat], self.tower[seat] = set(), []
        for v in (0, 1):
            if self.teams and self.vessel[seat][v]:
                self.rescue(self.ally(seat), v)
            self.vessel[seat][v] = 0
        self.hero[seat] = [0] * 3
        self.cargo[seat] = [[0] * 4, [0] * 4]
        self.bar[seat] = [0] * 9
        for spell in list(self.library[seat].elements()):
            self.throw(seat, spell)
        self.score[seat] = 0
        for scribed in self.scribed[seat]:
            if scribed:
                self.discard_open(scribed[0])
        self.scribed[seat] = [None] * 3
        if not self.end_round:
            self.end_round = self.round + 1

    def rescue(self, friend, v):
        """Guests aboard the vessels of a fallen player go home."""
        home = self.capital[friend]
        for i, rows in enumerate((self.serf, self.warrior)):
            rows[friend][home] += self.cargo[friend][i][2 + v]
            self.cargo[friend][i][2 + v] = 0
        for i in range(3):
            if self.hero[friend][i] == ('aboard-ally-sea', 'aboard-ally-air')[v]:
                self.hero[friend][i] = home

    def check_over(self):
        """R-HLA-24.7, 24.8"""
        sides = {min(self.team(seat)) for seat in self.alive}
        if len(sides) == 1:
            raise Over

    # ---- battles from afar, and enemies that are brought

    def bombard_targets(self, seat):
        """Dock I"""
        here = self.vessel[seat][0]
        if not here or not self.has(seat, 'H_DOCK', 1):
            return []
        kinds = ('land', 'coast') if here in LAND else ('coast', 'sea', 'sea wrap')
        near = [r for r in EDGE[here] if EDGE[here][r] in kinds and r in self.live]
        return sorted(r for r in near if self.standing(r) is None and self.enemy_in(seat, r))

    def bombard(self, group, region):
        seat = group.seat
        options = [('pass',)] + [('bombard', r) for r in self.bombard_targets(seat)]
        choice = yield from self.ask(seat, options, group=group)
        if choice[0] == 'bombard':
            yield from self.battle(group, choice[1], MARCHED, region)

    def pulls(self, seat, region):
        """Priestess II: up to two serfs of one enemy from a neighbouring region."""
        if self.standing(region) is not None or region not in LAND:
            return []
        found = []
        for r in self.neighbours(region):
            for foe in self.enemies(seat):
                serfs = min(2, self.serf[foe][r])
                if self.standing(r) is None:
                    found += [('pull', r, foe, count) for count in range(1, serfs + 1)]
        return found

    def neighbours(self, region):
        return [r for r in BY_FOOT[region] if r in self.live]

    def pull(self, seat, region):
        options = self.pulls(seat, region)
        if not options:
            return
        choice = yield from self.ask(seat, [('pass',)] + options)
        if choice[0] == 'pass':
            return
        _, origin, foe, count = choice
        self.serf[foe][origin] -= count
        self.serf[foe][region] += count
        yield from self.battle(Group(seat), region, 'pull', 0, [foe])

    def drag(self, seat, region):
        """Pharom II: an enemy hero of a neighbouring region is moved on."""
        options = []
        for foe in self.enemies(seat):
            for i, place in enumerate(self.hero[foe]):
                if place not in self.neighbours(region) or self.standing(place) is not None:
                    continue
                if self.drag_goals(seat, foe, place):
                    options.append(('drag', foe, 3 + i))
        if not options:
            return
        choice = yield from self.ask(seat, [('pass',)] + options)
        if choice[0] == 'pass':
            return
        _, foe, kind, _ = choice
        goals = self.drag_goals(seat, foe, self.hero[foe][kind - 3])
        choice = yield from self.ask(seat, [('go', r) for r in goals])
        goal = self.hero[foe][kind - 3] = choice[1]
        if self.enemy_in(foe, goal):
            yield from self.battle(Group(seat), goal, 'pull', 0, [foe])

    def drag_goals(self, seat, foe, origin):
        goals = []
        for r in self.neighbours(origin):
            mine = self.holds(seat, r)
            friends = self.team(seat) if mine else [seat]       # R-HLA-28.8
            others = [q for q in self.enemies(foe) if self.holds(q, r) and q not in friends]
            if self.standing(r) is None and not others and (mine or self.fits(foe, r, 1)):
                goals.append(r)
        return goals
