"""Marches, sails and flights of Heroes, and the tokens found at their end; see hlas.py."""
from models.hlas_state import ABOARD, Group, State
from models.hlas_tables import (AIR, BY_AIR, BY_FOOT, BY_LAND, BY_SEA, CENTRE, CONTINENT,
                                FOOT_KINDS, HEROES, LAND, MANA, ORE, PRICE, SEA, SERF, SPEED,
                                TERRAIN, TOKEN, UNITS_MAX, WARRIOR)

MARCHED, SAILED, FLOWN = 'march', 'sail', 'flight'


class Moves(State):
    # ---- choosing who goes

    def march(self, seat, extra=0, steps=None):
        """R-HLA-13; `extra` speed by Haste, or `steps` steps whatever the speed."""
        origins = [r for r in sorted(LAND & self.live) if any(self.walkers(seat, r))]
        if not origins:
            return
        choice = yield from self.ask(seat, [('done',)] + [('from', r) for r in origins])
        if choice[0] == 'done':
            return
        origin = choice[1]
        group = Group(seat)
        while True:
            options = [('done',)] + self.takes(group, origin, UNITS_MAX)
            if any(group.own):
                speed = steps or self.march_speed(group, origin) + extra
                options += [('go', r) for r in sorted(self.march_targets(group, origin, speed))]
                if self.can_pull_here(group, origin):
                    options.append(('stay',))
            choice = yield from self.ask(seat, options, group=group)
            if choice[0] == 'done':
                return
            if choice[0] == 'take':
                self.take_along(group, choice)
                continue
            if choice[0] == 'stay':
                yield from self.pull(seat, origin)
                return
            yield from self.consent(group)
            self.relocate(group, origin, choice[1])
            yield from self.arrive(group, choice[1], MARCHED, origin)
            return

    def can_pull_here(self, group, origin):
        """R-HLA-H11.2: the Priestess may pull serfs instead of moving."""
        kind = self.has_hero(group.seat, 'PRI', 2)
        return kind and group.own[kind] and bool(self.pulls(group.seat, origin))

    def takes(self, group, region, limit):
        """What can still be taken along, the ally's units too."""
        options = []
        if sum(group.size()) - (group.vessel is not None) >= limit:
            return options
        for whose, seat in enumerate((group.seat, self.ally(group.seat))):
            if seat is None or seat not in self.alive:
                continue
            there, taken = self.walkers(seat, region), (group.own, group.ally)[whose]
            options += [('take', kind, whose) for kind in FOOT_KINDS if there[kind] > taken[kind]]
        return options

    def take_along(self, group, choice):
        (group.ally if choice[2] else group.own)[choice[1]] += 1

    def consent(self, group):
        """R-HLA-28.5, 28.6"""
        if any(group.ally):
            choice = yield from self.ask(self.ally(group.seat), [('agree',), ('refuse',)],
                                         group=group)
            if choice[0] == 'refuse':
                group.ally = [0] * 8

    # ---- how far

    def unit_speed(self, seat, kind, origin):
        if kind == SERF and self.has(seat, 'H_STAB', 1):
            return 3
        if kind == WARRIOR and self.has(seat, 'O_WOLF', 1):
            return 4
        if kind in HEROES and kind == self.has_hero(seat, 'WAR', 3):
            return 2
        if kind in HEROES and kind == self.has_hero(seat, 'STA', 2) and TERRAIN[origin] == 'forest':
            return 3
        return SPEED[self.faction[seat], kind]

    def march_speed(self, group, origin):
        return min(self.unit_speed(seat, kind, origin)
                   for seat, units in ((group.seat, group.own), (self.ally(group.seat), group.ally))
                   for kind in FOOT_KINDS if units[kind])

    def march_steps(self, group, region):
        """Where one step of a march can lead, by land, route or link."""
        seat = group.seat
        steps = set(BY_FOOT[region]) | set(self.links(seat, region))
        tunneler = self.has_hero(seat, 'TUN', 1)
        if tunneler and group.own[tunneler] and TERRAIN[region] == 'mountain':
            steps |= {r for r in LAND if CONTINENT[r] == CONTINENT[region] and
                      TERRAIN[r] == 'mountain'}
        return {r for r in steps if r in self.live and not self.barred(seat, r)}

    def march_targets(self, group, origin, speed, into_battle=True):
        seat, found, queue = group.seat, {origin: 0}, [origin]
        through = self.has(seat, 'H_STAB', 2)
        for here in queue:
            desert = TERRAIN[here] == 'desert' and not through
            stops = here != origin and (desert or self.enemy_in(seat, here))
            if stops or found[here] == speed:
                continue
            for there in self.march_steps(group, here):
                if there not in found and (into_battle or not self.enemy_in(seat, there)):
                    found[there] = found[here] + 1
                    queue.append(there)
        return self.endings(group, origin, found)

    def endings(self, group, origin, found):
        own, ally = group.size()
        return {r for r in found if r != origin and
                (self.enemy_in(group.seat, r) or self.fits(group.seat, r, own, ally))}

    def vessel_speed(self, seat, vessel):
        speed = SPEED[self.faction[seat], vessel]
        if vessel == SEA:
            return speed + self.has(seat, 'E_HAVEN', 1)
        faster = (self.has(seat, 'H_SKY', 1) or self.has(seat, 'O_DRAG', 3) or
                  self.has(seat, 'E_PHX', 2) or
                  self.has(seat, 'D_CLOUD', 2))
        return speed + bool(faster)

    def voyage_steps(self, seat, vessel, region):
        steps = BY_SEA[region] if vessel == SEA else BY_AIR[region] + self.links(seat, region)
        return {r for r in steps if r in self.live and not self.barred(seat, r)}

    def voyage_targets(self, group, origin, speed):
        """R-HLA-14, 15: the cheapest way to each region, stopping where one must."""
        seat, found, open_ = group.seat, {origin: 0}, [origin]
        while open_:
            here = min(open_, key=lambda r: found[r])
            open_.remove(here)
            held = group.vessel == SEA and here == CENTRE and not self.has(seat, 'E_HAVEN', 2)
            if here != origin and (held or self.enemy_in(seat, here)):
                continue
            for there in self.voyage_steps(seat, group.vessel, here):
                cost = found[here] + (2 if group.vessel == AIR and there == CENTRE else 1)
                if cost <= speed and cost < found.get(there, 99):
                    found[there] = cost
                    open_.append(there)
        return self.endings(group, origin, found)

    # ---- vessels

    def voyage(self, seat, vessels, extra=0):
        """Sail, Fly, and Fair Wind with either vessel."""
        vessels = [v for v in vessels if self.vessel[seat][v - SEA]]
        if not vessels:
            return
        vessel = vessels[0]
        if extra:
            choice = yield from self.ask(seat, [('done',)] + [('vessel', v) for v in vessels])
            if choice[0] == 'done':
                return
            vessel = choice[1]
        origin = self.vessel[seat][vessel - SEA]
        group = Group(seat, vessel)
        if origin not in LAND:
            self.fill_crew(group)
        yield from self.crew(group, origin, self.vessel_speed(seat, vessel) + extra)

    def fill_crew(self, group):
        """At sea those aboard stay aboard."""
        slot = group.vessel - SEA
        for whose, seat in enumerate((group.seat, self.ally(group.seat))):
            if seat is None:
                continue
            units, place = (group.own, group.ally)[whose], ABOARD[slot + 2 * whose]
            units[SERF] = self.cargo[seat][0][slot + 2 * whose]
            units[WARRIOR] = self.cargo[seat][1][slot + 2 * whose]
            for i in range(3):
                units[3 + i] = int(self.hero[seat][i] == place)

    def crew(self, group, origin, speed):
        seat = group.seat
        kind = SAILED if group.vessel == SEA else FLOWN
        while True:
            options = [('done',)]
            if origin in LAND:
                options += self.takes(group, origin, self.capacity(seat, group.vessel))
            options += [('go', r) for r in sorted(self.voyage_targets(group, origin, speed))]
            takes_allies = origin in LAND and any(group.ally)       # R-HLA-28.5
            if kind == SAILED and self.bombard_targets(seat) and not takes_allies:
                options.append(('stay',))
            choice = yield from self.ask(seat, options, group=group)
            if choice[0] == 'done':
                return
            if choice[0] == 'take':
                self.take_along(group, choice)
                continue
            if origin in LAND:
                yield from self.consent(group)
            if choice[0] == 'stay':
                yield from self.bombard(group, origin)
                return
            self.relocate(group, origin, choice[1])
            yield from self.arrive(group, choice[1], kind, origin)
            return

    def relocate(self, group, origin, region):
        """The group is in another region now; aboard only at sea."""
        slot = group.vessel - SEA if group.vessel and region not in LAND else None
        if group.vessel:
            from_sea = origin not in LAND
            for whose, seat in enumerate((group.seat, self.ally(group.seat))):
                units = (group.own, group.ally)[whose]
                for kind in FOOT_KINDS:
                    for _ in range(units[kind]):
                        self.take_from(seat, kind, origin,
                                       group.vessel - SEA + 2 * whose if from_sea else None)
                        self.add(seat, kind, region, None if slot is None else slot + 2 * whose)
            self.vessel[group.seat][group.vessel - SEA] = region
            return
        for seat, units in ((group.seat, group.own), (self.ally(group.seat), group.ally)):
            for kind in FOOT_KINDS:
                for _ in range(units[kind]):
                    self.take_from(seat, kind, origin, None)
                    self.add(seat, kind, region)

    def take_from(self, seat, kind, region, slot):
        if slot is None or kind in HEROES:
            self.take(seat, kind, region)
        else:
            self.cargo[seat][kind - 1][slot] -= 1

    # ---- the end of a move

    def arrive(self, group, region, how, origin):
        """A move has ended: battle, tokens, abilities after it."""
        seat = group.seat
        if self.enemy_in(seat, region):
            group.has_fought = True
            won = yield from self.battle(group, region, how)
            if not won or seat not in self.alive:
                return
            if how == FLOWN and region not in LAND and self.vessel[seat][1] == region:
                yield from self.leave_sea(group, region)
                return
            moved = yield from self.after_victory_moves(group, region, how)
            if moved:
                group.own[1:6], group.ally[1:6] = [0] * 5, [0] * 5
                self.recount(group, region)
        gone = yield from self.explore(group, region, how)
        if how == FLOWN and not gone:
            self.survey(group, region)
        if gone or group.has_fought or group.is_empty():  # R-HLA-L18.1: still the same march
            return
        yield from self.after_move(group, region, how)

    def leave_sea(self, group, region):
        """R-HLA-15.7: after a battle over sea the air vessel must go on to land."""
        seat = group.seat
        self.recount(group, region)
        own, ally = group.size()
        steps = [r for r in self.voyage_steps(seat, AIR, region)
                 if r in LAND and not self.enemy_in(seat, r) and self.fits(seat, r, own, ally)]
        may_stay = self.has(seat, 'H_SKY', 3)
        if not steps:
            if not may_stay:
                yield from self.kill(seat, AIR, region)
            return
        options = [('stay',)] * bool(may_stay) + [('go', r) for r in sorted(steps)]
        choice = yield from self.ask(seat, options, group=group)
        if choice[0] == 'stay':
            return
        self.relocate(group, region, choice[1])
        yield from self.explore(group, choice[1], FLOWN)
        self.survey(group, choice[1])

    def recount(self, group, region):
        """After a battle the group is whoever of it is still there."""
        for seat, units in ((group.seat, group.own), (self.ally(group.seat), group.ally)):
            if seat is None:
                continue
            there = self.units(seat, region)
            for kind in range(1, 8):
                units[kind] = min(units[kind], there[kind])

    def survey(self, group, region):
        """Cloud Foundry I: a flight that ends on land turns up the tokens beside it."""
        if group.own[AIR] and region in LAND and self.has(group.seat, 'D_CLOUD', 1):
            self.turn_up_around(region)

    def turn_up_around(self, region):
        for there in BY_LAND[region]:
            while there in self.live and self.down[there]:
                self.up[there].append(self.turn_up(there, 'turned-up'))
        self.check_explored()

    def after_move(self, group, region, how):
        """Abilities after a march or sail without a battle."""
        seat = group.seat
        aims = how == SAILED and not group.has_fought and self.vessel[seat][0] == region
        if aims and self.bombard_targets(seat):
            yield from self.bombard(group, region)
        if how != MARCHED:
            return
        knight, pharom, priestess = (self.has_hero(seat, card, tier) for card, tier in
                                     (('KNI', 3), ('PHA', 2), ('PRI', 2)))
        rides = knight and group.own[knight] and not group.is_extra
        if rides and self.hero[seat][knight - 3] == region:
            alone = Group(seat)
            alone.own[knight], alone.is_extra = 1, True
            yield from self.onward(alone, region, 2, MARCHED, 'alone')
        if pharom and group.own[pharom] and self.hero[seat][pharom - 3] == region:
            yield from self.drag(seat, region)
        if priestess and group.own[priestess] and self.hero[seat][priestess - 3] == region:
            yield from self.pull(seat, region)

    def onward(self, group, region, steps, how, manner='any'):
        """A few more steps; whether the group went on. `manner`: 'peaceful' leads into no battle,
        'alone' neither, and is no march of its own; a 'ride' comes once in an action."""
        seat = group.seat
        if how == MARCHED:
            targets = self.march_targets(group, region, steps, manner in ('any', 'ride'))
        else:
            targets = self.voyage_targets(group, region, steps)
        if not targets:
            return False
        choice = yield from self.ask(seat, [('stay',)] + [('go', r) for r in sorted(targets)],
                                     group=None if manner == 'alone' else group)
        if choice[0] == 'stay':
            return False
        self.rider_used |= manner == 'ride'
        self.relocate(group, region, choice[1])
        group.beside = 0
        if manner == 'alone':
            yield from self.explore(group, choice[1], how)
        else:
            yield from self.arrive(group, choice[1], how, region)
        return True

    # ---- tokens

    def explore(self, group, region, how):
        """R-HLA-16; whether the group has moved on."""
        if how == FLOWN and region not in LAND:
            return False
        while not group.is_empty() and (self.up[region] or self.down[region]):
            if self.up[region]:
                token = self.up[region].pop(0)
                self.told('explored')
            else:
                token = self.turn_up(region, 'explored')
            self.check_explored()
            gone = yield from self.resolve_token(group, region, how, token)
            if gone:
                return True
        return False

    def resolve_token(self, group, region, how, token):
        """One token; whether the group has moved on."""
        self.stats[token] += 1
        seat = group.seat
        tunneler = self.has_hero(seat, 'TUN', 2)
        if region in LAND and tunneler and group.own[tunneler]:
            choice = yield from self.ask(seat, [('dig',), ('resolve',)])
            if choice[0] == 'dig':
                self.gain(seat, ORE, 1)
                return False
        if region not in LAND and self.has(seat, 'E_HAVEN', 3):
            self.points(seat, 1)
        gains = {'food-stores': (0, 2), 'granary': (0, 3), 'bare-ore': (1, 2), 'rich-lode': (1, 3),
                 'mana-spring': (2, 2), 'mana-well': (2, 3), 'shoal': (0, 2), 'wreck': (1, 2),
                 'pearls': (2, 2)}
        points = {'glory': 1, 'great-deed': 2, 'sea-chart': 1}
        if token in gains:
            self.gain(seat, *gains[token])
        elif token in points:
            self.points(seat, points[token])
        elif TOKEN[token].stays:
            self.stay[region].append(token)
        elif token == 'treasure':
            yield from self.gain_any(seat, 2)
        elif token in ('refugees', 'veteran', 'castaway'):
            self.join(group, region, WARRIOR if token == 'veteran' else SERF)
        elif token in ('scroll', 'bottle'):
            self.draw_spells(seat, 1)
            yield from self.discard_down(seat)
        elif token in ('ambush', 'beast', 'storm', 'kraken'):
            yield from self.danger(group, region, token)
        elif token == 'thieves':
            yield from self.shed(seat, 2)
        elif token in ('hidden-path', 'following-wind') and self.can_go_on(group):
            return (yield from self.onward(group, region, 1, how))
        return False

    def can_go_on(self, group):
        """R-HLA-28.6, L18.1: on foot with an own unit, else with the vessel that came."""
        return group.own[group.vessel] if group.vessel else any(group.own)

    def gain_any(self, seat, count):
        for _ in range(count):
            choice = yield from self.ask(seat, [('gain', i) for i in range(3)])
            self.gain(seat, choice[1], 1)

    def shed(self, seat, count):
        for _ in range(min(count, sum(self.resource[seat]))):
            options = [('shed', i) for i in range(3) if self.resource[seat][i]]
            choice = yield from self.ask(seat, options)
            self.resource[seat][choice[1]] -= 1

    def join(self, group, region, kind):
        """Refugees, Veteran, Castaway: a piece from the supply, in the courtyard without room."""
        seat = group.seat
        if not self.supply(seat, kind):
            return
        if region in LAND and self.fits(seat, region, 1):
            self.from_supply(seat, kind, region)
        elif region not in LAND and self.fits_aboard(group, region):
            self.from_supply(seat, kind, region, 0)
            group.own[kind] += 1
        else:
            self.from_supply(seat, kind, self.capital[seat])
        self.check_expanded(seat)

    def fits_aboard(self, group, region):
        room = group.crew() < self.capacity(group.seat, SEA)
        return room and self.fits(group.seat, region, 1)

    def danger(self, group, region, token):
        """A token that takes a unit, or brings points to the strong."""
        seat = group.seat
        if token == 'beast' and self.natural(self.units(seat, region)) >= 4:
            self.points(seat, 2)
            return
        if token == 'kraken' and self.natural(group.own) + self.natural(group.ally) >= 5:
            self.points(seat, 3)
            return
        kinds = [(kind, whose) for whose, units in enumerate((group.own, group.ally))
                 for kind in range(1, 8) if units[kind]]
        if token == 'storm' and group.crew():
            kinds = [(kind, whose) for kind, whose in kinds if kind < SEA]
        options = [('lose', kind, whose) for kind, whose in kinds]
        knight = self.has_hero(seat, 'KNI', 1)
        if region in LAND and knight and group.own[knight]:
            options.append(('ignore',))
        choice = yield from self.ask(seat, options, group=group)
        if choice[0] == 'ignore':
            return
        owner = self.ally(seat) if choice[2] else seat
        (group.ally if choice[2] else group.own)[choice[1]] -= 1
        if choice[1] >= SEA and region not in LAND:
            group.own, group.ally = [0] * 8, [0] * 8
        yield from self.kill(owner, choice[1], region)

    # ---- losses

    def kill(self, seat, kind, region, drown=True):
        """A unit is destroyed. R-HLA-16.11: with a vessel at sea those aboard are lost too."""
        slot = self.lose_piece(seat, kind, region)
        if kind >= SEA and drown and region not in LAND:
            self.drown(seat, kind - SEA)
        elif kind >= SEA:
            self.disembark(seat, kind - SEA, region)
        if kind == AIR and not self.is_enemy(seat):
            yield from self.phoenix(seat)
        return slot

    def lose_piece(self, seat, kind, region):
        self.to_supply(seat, kind, region)
        if kind in HEROES and self.is_enemy(seat):
            self.hero[seat][kind - 3] = self.capital[seat]

    def drown(self, seat, vessel):
        """Everybody aboard a vessel is lost."""
        for whose, owner in enumerate((seat, self.ally(seat))):
            if owner is None:
                continue
            slot = vessel + 2 * whose
            for i, rows in enumerate((self.serf, self.warrior)):
                rows[owner][0] += self.cargo[owner][i][slot]
                self.cargo[owner][i][slot] = 0
            for i in range(3):
                if self.hero[owner][i] == ABOARD[slot]:
                    self.hero[owner][i] = self.capital[owner] if self.is_enemy(owner) else 0

    def disembark(self, seat, vessel, region):
        """Those aboard are in the region itself."""
        for whose, owner in enumerate((seat, self.ally(seat))):
            if owner is None:
                continue
            slot = vessel + 2 * whose
            for i, rows in enumerate((self.serf, self.warrior)):
                rows[owner][region] += self.cargo[owner][i][slot]
                self.cargo[owner][i][slot] = 0
            for i in range(3):
                if self.hero[owner][i] == ABOARD[slot]:
                    self.hero[owner][i] = region

    def phoenix(self, seat):
        """In a battle Phoenix Nest acts when survivors have retreated."""
        self.is_burnt = self.faction[seat] == 'elves'
        if self.fight is None:
            yield from self.rebirth(seat)

    is_burnt = False

    def rebirth(self, seat):
        """Phoenix Nest III, then I."""
        if not self.is_burnt or self.faction[seat] != 'elves':
            return
        self.is_burnt = False
        if self.has(seat, 'E_PHX', 3):
            self.gain(seat, MANA, 4)
        price = PRICE[self.faction[seat], AIR]
        if self.has(seat, 'E_PHX', 1) and self.affords(seat, price):
            choice = yield from self.ask(seat, [('pass',), ('rebuild',)])
            if choice[0] == 'rebuild':
                self.spend(seat, price)
                self.vessel[seat][1] = self.capital[seat]
