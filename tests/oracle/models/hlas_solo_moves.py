"""How the automatic enemy of Heroes moves and attacks; see hlas_solo.py."""
import math

from models.hlas_moves import FLOWN, MARCHED, SAILED
from models.hlas_spells import Spells
from models.hlas_state import ABOARD, Group
from models.hlas_tables import (AIR, BEARING, BY_AIR, BY_FOOT, BY_LAND, CENTRE, EDGE, HARVEST, LAND,
                                POINT, SEA, SERF, SHORES, TERRAIN, UNITS_MAX, WARRIOR)

PERSON, ENEMY = 0, 1


def sector(bearing, direction):
    """How many turns of 45 degrees clockwise until an edge is in the direction."""
    return int(((bearing - direction + 22.5) % 360) // 45)


def preference(here, there, direction):
    """R-HLA-31.2, 31.3: the smallest is taken."""
    bearing = BEARING[here][there]
    deviation = (bearing - direction + 22.5) % 45 - 22.5
    return (sector(bearing, direction), 'wrap' in EDGE[here][there], abs(deviation), deviation < 0)


class SoloMoves(Spells):
    def by_land(self, region):
        return [r for r in BY_LAND[region] if r in self.live]

    def may_enter(self, hero, region):
        """R-HLA-31.5, for heroes on foot and aboard."""
        if region not in self.live or region == self.capital[ENEMY]:
            return False
        if self.barrier[region] is not None:
            return False
        return not any(self.hero_at(ENEMY, i) == region for i in range(3) if i != hero)

    # ---- a move by the compass

    def enemy_move(self, hero, direction):
        """R-HLA-31"""
        here = self.hero_at(ENEMY, hero)
        vessel = self.ride(hero, here)
        if vessel == AIR:
            yield from self.enemy_flight(hero, direction)
        elif vessel == SEA:
            yield from self.enemy_sail(hero, direction)
        else:
            goal = self.step_by_compass(hero, here, direction)
            if goal is not None:
                group = self.enemy_army(hero, here, goal)
                self.relocate(group, here, goal)
                yield from self.enemy_arrives(group, goal, MARCHED, direction)

    def step_by_compass(self, hero, here, direction):
        goals = [r for r in BY_FOOT[here] if self.may_enter(hero, r) and
                 (self.holds(PERSON, r) or self.count(ENEMY, r) < UNITS_MAX)]
        return min(goals, key=lambda r: preference(here, r, direction), default=None)

    def mount(self, hero, here):
        """The vessel that the hero is aboard, or an empty one in the region (R-HLA-31.10)."""
        place = self.hero[ENEMY][hero]
        if isinstance(place, str):
            return AIR if place.endswith('air') else SEA
        vessels = [vessel for vessel in (AIR, SEA)
                   if self.vessel[ENEMY][vessel - SEA] == here and self.is_vacant(vessel - SEA)]
        return vessels[0] if vessels else None

    def companion(self, here):
        """Who goes aboard with the hero, or None."""
        return next((kind for kind, rows in ((WARRIOR, self.warrior), (SERF, self.serf))
                     if rows[ENEMY][here]), None)

    def ride(self, hero, here):
        """The vessel that the hero moves by, going aboard an empty one."""
        vessel, other = self.mount(hero, here), self.companion(here)
        if vessel and not isinstance(self.hero[ENEMY][hero], str):
            self.hero[ENEMY][hero] = ABOARD[vessel - SEA]
            if other:
                (None, self.serf, self.warrior)[other][ENEMY][here] -= 1
                self.cargo[ENEMY][other - SERF][vessel - SEA] += 1
        return vessel

    def foretell(self, hero, direction):
        """The regions that a move by the compass would lead to, up to a battle."""
        here = self.hero_at(ENEMY, hero)
        vessel, other = self.mount(hero, here), self.companion(here)
        if vessel is None:
            goal = self.step_by_compass(hero, here, direction)
            return [goal] if goal else []
        group = self.vessel_group(vessel)
        if not isinstance(self.hero[ENEMY][hero], str):
            group.own[3 + hero] = 1
            if other:
                group.own[other] = 1
        course = self.flight_course if vessel == AIR else self.sail_course
        route = []
        for region in course(hero, group, here, direction):
            self.sail_to(vessel, region)
            route.append(region)
            if self.holds(PERSON, region):
                break
        self.sail_to(vessel, here)
        return route

    def is_vacant(self, slot):
        return not (self.cargo[ENEMY][0][slot] or self.cargo[ENEMY][1][slot] or
                    ABOARD[slot] in self.hero[ENEMY])

    def enemy_army(self, hero, here, goal):
        """R-HLA-31.1, 31.4, 31.6: who goes with a hero on foot."""
        group = Group(ENEMY)
        group.own[3 + hero] = 1
        serfs, warriors = self.serf[ENEMY][here], self.warrior[ENEMY][here]
        if here == self.capital[ENEMY]:
            first = min(serfs, 1)
            warriors = min(warriors, 4 - first)
            serfs = first + min(serfs - first, 4 - first - warriors)
        if not self.holds(PERSON, goal):
            room = UNITS_MAX - 1 - self.count(ENEMY, goal)
            warriors = min(warriors, room)
            serfs = min(serfs, room - warriors)
        group.own[SERF], group.own[WARRIOR] = serfs, warriors
        return group

    def enemy_arrives(self, group, region, how, direction):
        """Battle or tokens in a region that was entered; whether the move may go on."""
        if not self.holds(PERSON, region):
            self.collect(region)
            return True
        won = yield from self.battle(group, region, how)
        if won and any(self.units(ENEMY, region)):
            self.collect(region)
            if how == FLOWN and region not in LAND:
                yield from self.enemy_leaves_sea(group, region, direction)
        return False

    def collect(self, region):
        """R-HLA-31.8"""
        self.take_tokens(region, 1)
        resource = HARVEST.get(TERRAIN[region])
        if resource is not None:
            self.gain(ENEMY, resource, 1)

    def take_tokens(self, region, vp):
        while self.up[region]:
            self.up[region].pop(0)
            self.told('solo-collected')
            self.points(ENEMY, vp)
        while self.down[region]:
            self.turn_up(region, 'solo-collected')
            self.points(ENEMY, vp)
        self.check_explored()

    # ---- vessels

    def vessel_group(self, vessel):
        group = Group(ENEMY, vessel)
        self.fill_crew(group)
        return group

    def has_room(self, group, region):
        return self.holds(PERSON, region) or self.fits(ENEMY, region, sum(group.own))

    def sail_to(self, vessel, region):
        """Those aboard stay aboard, on land too."""
        self.vessel[ENEMY][vessel - SEA] = region

    def enemy_flight(self, hero, direction):
        """R-HLA-31.12, 31.16"""
        group = self.vessel_group(AIR)
        for region in self.flight_course(hero, group, self.vessel[ENEMY][1], direction):
            self.sail_to(AIR, region)
            goes_on = yield from self.enemy_arrives(group, region, FLOWN, direction)
            if not goes_on:
                return

    def flight_course(self, hero, group, here, direction):
        """Region after region; whoever asks for the next has gone to the last."""
        for left in (2, 1, 0):
            goals = [r for r in BY_AIR[here] if self.may_fly(hero, group, r, left)]
            if not goals:
                return
            here = min(goals, key=lambda r: preference(here, r, direction))
            yield here

    def may_fly(self, hero, group, region, left):
        """Whether a region can be entered with `left` steps left after it."""
        if not self.may_enter(hero, region) or not self.has_room(group, region):
            return False
        if region in LAND:
            return True
        return left > 0 and any(self.may_fly(hero, group, r, left - 1) for r in BY_AIR[region])

    def enemy_leaves_sea(self, group, region, direction):
        """R-HLA-31.17"""
        hero = next(i for i in range(3) if self.hero[ENEMY][i] == ABOARD[1])
        group = self.vessel_group(AIR)
        goals = [r for r in BY_AIR[region] if r in LAND and self.may_enter(hero, r) and
                 not self.holds(PERSON, r) and
                 self.has_room(group, r)]
        if not goals:
            yield from self.kill(ENEMY, AIR, region)
            return
        goal = min(goals, key=lambda r: preference(region, r, direction))
        self.sail_to(AIR, goal)
        self.collect(goal)

    def enemy_sail(self, hero, direction):
        """R-HLA-31.13 to 31.16"""
        group = self.vessel_group(SEA)
        for region in self.sail_course(hero, group, self.vessel[ENEMY][0], direction):
            self.sail_to(SEA, region)
            goes_on = yield from self.enemy_arrives(group, region, SAILED, direction)
            if not goes_on:
                return

    def sail_course(self, hero, group, here, direction):
        """Out to sea, two steps there, and to a shore."""
        left, entered = 2, None
        if here in LAND:
            here = entered = self.sea_goal(hero, group, here, direction)
            if here is None:
                return
            yield here
        while left and entered != CENTRE:
            goal = self.sea_goal(hero, group, here, direction)
            if goal is None:
                break
            here = entered = goal
            left -= 1
            yield here
        goal = self.dock_goal(hero, group, here, direction)
        if goal:
            yield goal

    def sea_goal(self, hero, group, here, direction):
        """The sea that is entered from a shore or from another sea."""
        seas = [r for r in EDGE[here] if EDGE[here][r] == ('coast' if here in LAND else 'sea') or
                EDGE[here][r] == 'sea wrap' and sector(BEARING[here][r], direction) == 0]
        seas = [r for r in seas if self.may_enter(hero, r) and self.has_room(group, r)]
        return min(seas, key=lambda r: preference(here, r, direction), default=None)

    def dock_goal(self, hero, group, sea, direction):
        """R-HLA-31.13, 31.14"""
        shores = [r for r in SHORES[sea] if self.may_enter(hero, r) and self.has_room(group, r)]
        held = [r for r in shores if self.holds(PERSON, r)]
        return min(held or shores, default=None,
                   key=lambda r: (held and self.natural_there(PERSON, r),
                                  preference(sea, r, direction)))

    # ---- Attack

    def attack_path(self, hero, direction):
        """The regions on the way to the target of an Attack, or None."""
        here = self.hero_at(ENEMY, hero)
        place = self.hero[ENEMY][hero]
        if isinstance(place, str):
            vessel = AIR if place.endswith('air') else SEA
            group = self.vessel_group(vessel)
            return self.best_target(hero, self.natural(group.own), direction, vessel)
        strength = self.natural(self.enemy_army(hero, here, self.capital[PERSON]).own)
        return self.best_target(hero, strength, direction, None)

    def attack_steps(self, hero, here, vessel, is_start):
        """(region, cost) of the ways from a region."""
        if vessel is None:
            near = [(r, 1) for r in dict.fromkeys(BY_FOOT[here] + self.links(ENEMY, here))]
        elif vessel == AIR:
            near = [(r, 1) for r in dict.fromkeys(BY_AIR[here] + self.links(ENEMY, here))]
        else:
            kinds = ('coast',) if here == CENTRE and not is_start else ('coast', 'sea', 'sea wrap')
            near = [(r, 0 if EDGE[here][r] == 'coast' else 1) for r in EDGE[here]
                    if EDGE[here][r] in kinds]
        return [(r, cost) for r, cost in near if self.may_enter(hero, r)]

    def best_target(self, hero, strength, direction, vessel):
        """A search by length; of equally long ways the one that begins in the earliest sector."""
        start = self.hero_at(ENEMY, hero)
        reach = 3 if hero == 2 and self.faction[ENEMY] in ('humans', 'orcs') else 2
        best = {start: (0, -1, [])}
        queue = [start]
        while queue:
            here = min(queue, key=lambda r: best[r])
            queue.remove(here)
            cost, first, path = best[here]
            if here != start and self.attack_stops(here, vessel):
                continue
            for there, price in self.attack_steps(hero, here, vessel, here == start):
                if cost + price > reach:
                    continue
                begins = (self.first_sector(here, there, direction, vessel) if here == start
                          else first)
                found = (cost + price, begins, path + [there])
                if there not in best or found < best[there]:
                    best[there] = found
                    if there not in queue:
                        queue.append(there)
        targets = [(self.natural_there(PERSON, r), found[1], r) for r, found in best.items()
                   if r != start and self.holds(PERSON, r)]
        targets = [target for target in targets if target[0] <= strength]
        return best[min(targets)[2]][2] if targets else None

    def first_sector(self, here, there, direction, vessel):
        """R-HLA-30.18: by the link the way begins in the direction of the tower."""
        if there in (BY_AIR if vessel == AIR else EDGE if vessel == SEA else BY_FOOT)[here]:
            return sector(BEARING[here][there], direction)
        east, south = (b - a for a, b in zip(POINT[here], POINT[there]))
        return sector(math.degrees(math.atan2(east, -south)), direction)

    def attack_stops(self, region, vessel):
        """R-HLA-30.17, 14.3"""
        if self.holds(PERSON, region):
            return True
        if vessel is None:
            return TERRAIN[region] == 'desert'
        return vessel == SEA and region in LAND

    def enemy_charge(self, hero, path, direction):
        """The army goes the way, collecting, and attacks at its end."""
        place = self.hero[ENEMY][hero]
        if isinstance(place, str):
            vessel = AIR if place.endswith('air') else SEA
            group = self.vessel_group(vessel)
            how = FLOWN if vessel == AIR else SAILED
            for region in path:
                self.sail_to(vessel, region)
                yield from self.enemy_arrives(group, region, how, direction)
            return
        here = self.hero_at(ENEMY, hero)
        group = self.enemy_army(hero, here, path[-1])
        for region in path:
            self.relocate(group, here, region)
            yield from self.enemy_arrives(group, region, MARCHED, direction)
            here = region

    def tunnel(self, hero):
        """R-HLA-N4.6"""
        here = self.hero[ENEMY][hero]
        goal = None if isinstance(here, str) else self.tunnel_goal(ENEMY, hero)
        if goal:
            self.relocate(self.enemy_army(hero, here, goal), here, goal)
            self.collect(goal)

    def tunnel_goal(self, seat, hero):
        """The nearest region of the continent with a face-down token, or None."""
        here = self.hero[seat][hero]
        away, queue = {here: 0}, [here]
        for r in queue:
            for n in self.by_land(r):
                if n not in away:
                    away[n] = away[r] + 1
                    queue.append(n)
        goals = [(away[r], r) for r in away if r != here and self.down[r] and
                 not self.holds(1 - seat, r) and
                 not any(self.hero_at(seat, i) == r for i in range(3)) and
                 r != self.capital[seat] and
                 self.count(seat, r) < UNITS_MAX]
        return min(goals)[1] if goals else None

    def mirrored_tunnel(self):
        """R-HLA-30.14: the first hero of a region goes, with warriors before serfs, and
        explores."""
        heroes = {}
        for i, place in enumerate(self.hero[PERSON]):
            if place and not isinstance(place, str) and self.tunnel_goal(PERSON, i):
                heroes.setdefault(place, i)
        if not heroes:
            return
        choice = yield from self.ask(PERSON, [('place', r) for r in sorted(heroes)])
        here, hero = choice[1], heroes[choice[1]]
        goal = self.tunnel_goal(PERSON, hero)
        group = Group(PERSON)
        group.own[3 + hero], room = 1, UNITS_MAX - 1 - self.count(PERSON, goal)
        group.own[WARRIOR] = min(room, self.warrior[PERSON][here])
        group.own[SERF] = min(room - group.own[WARRIOR], self.serf[PERSON][here])
        self.relocate(group, here, goal)
        resource = HARVEST.get(TERRAIN[goal])
        if resource is not None:
            self.gain(PERSON, resource, 1)
        yield from self.arrive(group, goal, MARCHED, here)
