"""Spells of Heroes, their answers and their effects; see hlas.py."""
from models.hlas_battle import Battles
from models.hlas_state import Group
from models.hlas_tables import (AIR, BY_AIR, BY_SEA, FOOD, FOOT_KINDS, HEROES, LAND, MANA, ORE,
                                REGIONS, SEA, SERF, SPELLS, SPELL_NUMBER, STRENGTH, TOKEN,
                                TOKEN_NAME, UNITS_MAX, WARRIOR)
from model import need


class Spells(Battles):
    # ---- casting

    def cast_action(self, seat):
        """R-HLA-17.1"""
        options = [('done',)]
        for spell in SPELLS.values():
            if spell.type != 'cast' or self.spell_price(seat, spell) > self.resource[seat][MANA]:
                continue
            if self.library[seat][spell.id]:
                options.append(('cast', spell.number, 0))
            options += [('cast', spell.number, i + 1) for i,
                        scribed in enumerate(self.scribed[seat])
                        if scribed == [spell.id, 'ready']]
        is_open = not sum(self.library[seat].values()) or not self.affords_some(seat, 'cast')
        choice = yield from self.ask(seat, options, not is_open)
        if choice[0] == 'cast':
            yield from self.cast(seat, SPELLS[SPELL_NUMBER[choice[1]]], choice[2])

    def affords_some(self, seat, kind):
        """R-HLA-17.14: whether there is mana for the cheapest spell of a type, held or not."""
        return self.resource[seat][MANA] >= min(
            self.spell_price(seat, spell) for spell in SPELLS.values() if spell.type == kind)

    def spell_price(self, seat, spell):
        if spell.type == 'cast' and self.has(seat, 'H_COLL', 2):
            return max(1, spell.mana - 1)
        if spell.type == 'combat' and self.fight and seat in self.fight.lead:
            side = self.fight.lead.index(seat)
            return max(0, spell.mana - self.takes_part(side, 'ARC', 1))
        if spell.type == 'interrupt' and self.has_hero(seat, 'MAG', 2):
            return 0
        return spell.mana

    def cast(self, seat, spell, slot):
        """R-HLA-17.4"""
        target = yield from self.choose_target(seat, spell)
        self.resource[seat][MANA] -= self.spell_price(seat, spell)
        if slot == 0:
            self.library[seat][spell.id] -= 1
        if not self.rule('cancelled_no_vp'):
            self.points(seat, spell.vp)
        cancelled, copiers = yield from self.answers(seat, spell)
        if cancelled:
            if slot:
                del self.scribed[seat][slot - 1]
                self.scribed[seat].append(None)
            self.discard_open(spell.id)
            return
        if self.rule('cancelled_no_vp'):
            self.points(seat, spell.vp)
        self.points(seat, self.cast_bonus(seat, spell))
        if slot:
            self.scribed[seat][slot - 1][1] = 'exhausted'
        else:
            self.discard_open(spell.id)
        yield from self.effect(seat, spell, target)
        for copier in copiers:
            if copier in self.alive and seat in self.alive:
                target = yield from self.choose_target(copier, spell)
                yield from self.effect(copier, spell, target)

    def cast_bonus(self, seat, spell):
        """Arcane Spire III and Archmage II."""
        if spell.type != 'cast':
            return 0
        return self.has(seat, 'E_SPIRE', 3) + bool(self.has_hero(seat, 'ARC', 2))

    def answers(self, seat, spell):
        """R-HLA-17.8 to 17.11: (whether it is cancelled, who copies it)."""
        copiers = []
        for other in self.clockwise(seat):
            if self.is_enemy(other) or not sum(self.library[other].values()):
                continue
            options = [('pass',)]
            for answer in SPELLS.values():
                held = answer.type == 'interrupt' and self.library[other][answer.id]
                if held and self.may_answer(other, answer, spell):
                    options.append(('answer', answer.number))
            choice = yield from self.ask(other, options, True)
            if choice[0] == 'pass':
                continue
            answer = SPELLS[SPELL_NUMBER[choice[1]]]
            works = yield from self.answer(other, answer, spell)
            if works and answer.id == 'cancel-spell':
                return True, []
            if works and answer.id == 'copy-spell':
                copiers.append(other)
        return False, copiers

    def may_answer(self, seat, answer, spell):
        if self.spell_price(seat, answer) > self.resource[seat][MANA]:
            return False
        if answer.id != 'copy-spell':
            return True
        if spell.type == 'combat':
            return self.fight is not None and seat in self.fight.lead
        return spell.type == 'cast'

    def answer(self, seat, answer, spell):
        """An interrupt is a spell itself; whether it works."""
        self.resource[seat][MANA] -= self.spell_price(seat, answer)
        self.library[seat][answer.id] -= 1
        if not self.rule('cancelled_no_vp'):
            self.points(seat, answer.vp)
        cancelled, _ = yield from self.answers(seat, answer)
        if not cancelled:
            if self.rule('cancelled_no_vp'):
                self.points(seat, answer.vp)
            if answer.id == 'mana-leech':
                self.gain(seat, MANA, spell.mana)
        self.discard_open(answer.id)
        return not cancelled

    # ---- targets

    def choose_target(self, seat, spell):
        options = self.targets(seat, spell.id)
        if not options:
            return None
        choice = yield from self.ask(seat, [('target',) + option for option in options])
        return choice[1:]

    def targets(self, seat, spell):
        """(region, seat, kind) of what a spell may name."""
        open_ = [r for r in REGIONS if r in self.live and self.standing(r) is None]
        foes = self.enemies(seat)
        if spell == 'earthquake':
            return [(r, 0, 0) for r in open_ if r in LAND]
        if spell == 'call-to-arms':
            if not self.supply(seat, WARRIOR):
                return []
            return [(r, 0, 0) for r in sorted(LAND & self.live) if self.holds(seat, r) and
                    self.fits(seat, r, 1)]
        if spell == 'barrier':
            return [(r, 0, 0) for r in open_ if self.holds(seat, r)]
        if spell == 'lightning':
            return [(r, q, kind) for q in foes for r in open_ for kind in (SERF, WARRIOR)
                    if self.units(q, r)[kind]]
        if spell == 'gale':
            return [(self.vessel[q][v], q, SEA + v) for q in foes for v in (0, 1)
                    if self.vessel[q][v] in open_ and self.gale_goals(q, v)]
        if spell == 'mana-theft':
            return [(0, q, 0) for q in foes]
        if spell == 'polymorph':
            return self.polymorph_targets(seat, open_)
        if spell == 'resurrection':
            return [(0, 0, kind) for kind in HEROES if kind in self.built[seat] and
                    self.supply(seat, kind)]
        if spell in ('magic-arrow', 'petrify'):
            side = self.fight.lead.index(seat)
            foe = self.fight.lead[1 - side]
            kinds = (SERF, WARRIOR) if spell == 'magic-arrow' else HEROES + (SEA, AIR)
            found = [(self.place(1 - side), self.ally(foe) if whose else foe, kind)
                     for kind, whose in self.victims(1 - side, kinds)]
            return [target for target in found
                    if target[1:] not in self.fight.petrified[1 - side]]
        if spell == 'banishment':
            return [(r, q, 0) for q in foes for r in open_ if any(self.units(q, r)[1:6])]
        return []

    def polymorph_targets(self, seat, open_):
        found = []
        if self.supply(seat, WARRIOR):
            found += [(r, seat, SERF) for r in REGIONS if self.units(seat, r)[SERF]]
        return found + [(r, q, WARRIOR) for q in self.enemies(seat) for r in open_
                        if self.units(q, r)[WARRIOR]]

    def gale_goals(self, owner, v):
        """Where a gale may blow a vessel."""
        here = self.vessel[owner][v]
        if here not in LAND or self.is_enemy(owner):
            group = Group(owner, SEA + v)
            self.fill_crew(group)
            own, ally = group.size()
        else:
            own, ally = 1, 0
        goals = []
        for r in (BY_SEA, BY_AIR)[v][here]:
            blocked = r not in self.live or self.standing(r) is not None or self.enemy_in(owner, r)
            out_to_sea = v and here in LAND and r not in LAND
            if not blocked and not out_to_sea and self.fits(owner, r, own, ally):
                goals.append(r)
        return goals

    # ---- effects

    def effect(self, seat, spell, target):
        self.stats[spell.id] += 1
        simple = {'bountiful-harvest': (FOOD, 4), 'ore-vein': (ORE, 4)}
        if spell.id in simple:
            self.gain(seat, *simple[spell.id])
        elif spell.id in ('famine', 'rust'):
            for foe in self.enemies(seat):
                self.lose_resource(foe, FOOD if spell.id == 'famine' else ORE, 2)
        elif spell.type == 'combat':
            yield from self.combat_effect(seat, spell.id, target)
        else:
            yield from getattr(self, 'cast_' + spell.id.replace('-', '_'))(seat, target)

    def cast_haste(self, seat, _):
        yield from self.march(seat, 1)

    def cast_fair_wind(self, seat, _):
        yield from self.voyage(seat, (SEA, AIR), 1)

    def cast_earthquake(self, seat, target):
        region = target[0]
        for owner in [seat] + self.clockwise(seat):
            if owner not in self.alive:
                continue
            for _ in range(2):
                units = self.units(owner, region)
                kinds = [kind for kind in FOOT_KINDS if units[kind]]
                if not kinds:
                    break
                choice = yield from self.ask(owner, [('lose', kind) for kind in kinds])
                yield from self.kill(owner, choice[1], region)

    def cast_teleport(self, seat, _):
        goals = [r for r in LAND & self.live if self.holds(seat, r)]
        origins = [r for r in sorted(LAND & self.live) if any(self.walkers(seat, r))]
        if not origins:
            return
        choice = yield from self.ask(seat, [('done',)] + [('from', r) for r in origins])
        if choice[0] == 'done':
            return
        origin, group = choice[1], Group(seat)
        while True:
            options = [('done',)] + [o for o in self.takes(group, origin, UNITS_MAX) if not o[2]]
            if any(group.own):
                options += [('go', r) for r in sorted(goals) if r != origin and
                            self.fits(seat, r, sum(group.own))]
            choice = yield from self.ask(seat, options, group=group)
            if choice[0] == 'take':
                self.take_along(group, choice)
                continue
            if choice[0] == 'go':
                self.relocate(group, origin, choice[1])
            return

    def cast_call_of_the_people(self, seat, _):
        most = min(2, self.supply(seat, SERF))
        choice = yield from self.ask(seat, [('raise', count) for count in range(most + 1)])
        for _ in range(choice[1]):
            self.from_supply(seat, SERF, self.capital[seat])
        self.check_expanded(seat)

    def cast_call_to_arms(self, seat, target):
        if target:
            self.from_supply(seat, WARRIOR, target[0])
            self.check_expanded(seat)
        return
        yield

    def cast_scrying(self, seat, _):
        """R-HLA-C9: up to three face-down tokens; two of one kind may change places."""
        looked = []
        while len(looked) < 3:
            options = [('peek', r, i) for r in REGIONS for i in range(self.down[r])
                       if (r, i) not in looked]
            if not options:
                break
            choice = yield from self.ask(seat, [('done',)] + options)
            if choice[0] == 'done':
                break
            self.peek(seat, choice[1], choice[2])
            looked.append((choice[1], choice[2]))
        looked.sort()
        pairs = [('swap', a[0], b[0], a[1] + 2 * b[1]) for i,
                 a in enumerate(looked) for b in looked[i + 1:]
                 if (a[0] in LAND) == (b[0] in LAND)]
        if not pairs:
            return
        choice = yield from self.ask(seat, [('done',)] + pairs)
        if choice[0] == 'swap':
            _, a, b, which = choice
            i, j = which % 2, which // 2
            self.known[a][i], self.known[b][j] = self.known[b][j], self.known[a][i]
            self.peeked[a][i], self.peeked[b][j] = self.peeked[b][j], self.peeked[a][i]

    def peek(self, seat, region, i):
        text = self.told('peeked')['text']
        token = TOKEN_NAME.get(text.rsplit(': ', 1)[-1])
        already = self.known[region][i]
        need(token and already in (None, token), 'peeked', text)
        need(TOKEN[token].is_land == (region in LAND), 'peeked', text)
        self.known[region][i] = token
        self.peeked[region][i].add(seat)

    def cast_lightning(self, seat, target):
        if target:
            yield from self.kill(target[1], target[2], target[0])

    def cast_gale(self, seat, target):
        if not target:
            return
        _, owner, kind = target
        goals = self.gale_goals(owner, kind - SEA)
        choice = yield from self.ask(seat, [('go', r) for r in goals])
        here = self.vessel[owner][kind - SEA]
        if self.is_enemy(owner):
            self.vessel[owner][kind - SEA] = choice[1]
            return
        group = Group(owner, kind)
        if here not in LAND:
            self.fill_crew(group)
        self.relocate(group, here, choice[1])

    def cast_barrier(self, seat, target):
        if target:
            self.barrier[target[0]] = seat
        return
        yield

    def cast_mana_theft(self, seat, target):
        if target:
            self.gain(seat, MANA, self.lose_resource(target[1], MANA, 3))
        return
        yield

    def cast_polymorph(self, seat, target):
        if not target:
            return
        region, owner, kind = target
        slot = self.take(owner, kind, region)
        other = WARRIOR if kind == SERF else SERF
        (self.serf if kind == SERF else self.warrior)[owner][0] += 1
        if self.supply(owner, other):
            self.from_supply(owner, other, region, slot)
        self.check_expanded(owner)
        return
        yield

    def cast_resurrection(self, seat, target):
        if target:
            self.hero[seat][target[2] - 3] = self.capital[seat]
        return
        yield

    def cast_banishment(self, seat, target):
        if not target:
            return
        region, owner, _ = target
        for _ in range(3):
            units = self.units(owner, region)
            kinds = [kind for kind in FOOT_KINDS if units[kind]]
            if not kinds:
                return
            choice = yield from self.ask(seat, [('done',)] + [('banish', kind) for kind in kinds])
            if choice[0] == 'done':
                return
            self.take(owner, choice[1], region)
            self.add(owner, choice[1], self.capital[owner])

    # ---- combat spells

    def combat_spells(self, side):
        """R-HLA-18.6"""
        lead = self.fight.lead[side]
        if self.is_enemy(lead) or self.is_silenced(side):
            return
        for _ in range(2 if self.takes_part(side, 'ARC', 3) else 1):
            if not sum(self.library[lead].values()) or not self.affords_some(lead, 'combat'):
                return
            options = [('pass',)]
            for spell in SPELLS.values():
                if (spell.type == 'combat' and self.library[lead][spell.id] and
                        self.spell_price(lead, spell) <= self.resource[lead][MANA]):
                    options.append(('cast', spell.number))
            choice = yield from self.ask(lead, options, True)
            if choice[0] == 'pass':
                return
            self.fight.cast[side] += 1
            yield from self.cast(lead, SPELLS[SPELL_NUMBER[choice[1]]], 0)

    def is_silenced(self, side):
        """Star Mage III"""
        foe = self.fight.lead[1 - side]
        if self.is_enemy(foe):
            return self.faction[foe] == 'elves' and self.roster(1 - side)[foe][4]
        return self.takes_part(1 - side, 'MAG', 3)

    def combat_effect(self, seat, spell, target):
        fight = self.fight
        side = fight.lead.index(seat)
        if spell == 'rage':
            fight.bonus[side] += 3
        elif spell == 'weakness':
            fight.bonus[1 - side] -= 3
        elif spell == 'zeal':
            fight.bonus[side] += min(5, self.pooled(side)[SERF] + self.extra_serfs(side))
        elif spell == 'arcane-shield':
            fight.shield[side] += 4
        elif spell == 'war-hymn':
            fight.bonus[side] += 2
            fight.hymn[side] += 1
        elif spell == 'magic-arrow' and target:
            if self.roster(1 - side)[target[1]][target[2]]:
                yield from self.fall(1 - side, target[2], int(target[1] != fight.lead[1 - side]))
        elif spell == 'fireball':
            yield from self.burn(side)
        elif spell == 'petrify' and target:
            fight.petrified[1 - side].add(target[1:])

    def burn(self, side):
        """Fireball: units of strength 4 in all."""
        left = 4
        while True:
            found = [(kind, whose) for kind,
                     whose in self.victims(1 - side, FOOT_KINDS) if STRENGTH[kind] <= left]
            if not found:
                return
            options = [('done',)] + [('burn', kind, whose) for kind, whose in found]
            choice = yield from self.ask(self.fight.lead[side], options)
            if choice[0] == 'done':
                return
            left -= STRENGTH[choice[1]]
            yield from self.fall(1 - side, choice[1], choice[2])
