"""Mysthea: basic actions, command points, and the parts of which effects consist."""
from models.mysthea_board import DONE, Board
from models.mysthea_tables import (ACTION, CARRIER, CHAMPION, CONSTRUCT, CRYSTAL, EFFECTS,
                                   EQUIPMENT_MAX, FOREST, FORT, FREE_BY, GOLEM, KIND, MIST,
                                   MOUNTAIN, PLACE, POINTS, REGION_NUMBERS, RIVER, SOLDIERS, STORM,
                                   TRACK_MAX, TYPE_OF)


class Effects(Board):
    """Act, Develop, Meditate and everything that a card can bring."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.acts = [0] * self.n        # Acts of a player within one another

    # --- command points. A golem costs two, a construct one.

    def can_afford(self, p, unit, place):
        return place[unit][p] > 0 and self.cp[p] + self.bound_cp[p] >= unit + 1

    def can_spend(self, p):
        return self.cp[p] >= 1 or any(self.can_afford(p, unit, place) for unit in SOLDIERS
                                      for place in (self.reserve, self.pool))

    def spend_options(self, p):
        out = []
        if self.cp[p] and self.energy[p] < TRACK_MAX:
            out.append(('energy', 0, 0, 0))
        for unit in SOLDIERS:
            if self.can_afford(p, unit, self.reserve):
                out.append(('make', unit, 0, 0))
            if self.can_afford(p, unit, self.pool):
                out.append(('deploy', unit, 0, 0))
            if self.cp[p]:
                out += [('move', unit, region, 0) for region in self.unmoved_regions(p, unit)]
        if self.cp[p]:
            out.append(('move', CHAMPION, self.at[p], 0))
        return out

    def pay_cp(self, p, number, is_for_units):
        """R-MYS-9.6: points that only create and deploy go first."""
        bound = min(self.bound_cp[p], number) if is_for_units else 0
        self.bound_cp[p] -= bound
        self.cp[p] -= number - bound

    def spend_one(self, p, option):
        kind, unit = option[:2]
        if kind == 'energy':
            self.pay_cp(p, 1, False)
            self.gain_energy(p, 1)
        elif kind == 'make':
            self.pay_cp(p, unit + 1, True)
            yield from self.create(p, unit)
        elif kind == 'deploy':
            self.pay_cp(p, unit + 1, True)
            yield from self.set_out(p, unit, self.at[p])
        else:
            self.pay_cp(p, 1, False)
            yield from self.step(p, unit, option[2])

    def gain_cp(self, p, number, is_bound=False):
        """R-MYS-5.9"""
        if not number:
            return
        (self.bound_cp if is_bound else self.cp)[p] += number
        if self.acts[p]:
            return
        while self.can_spend(p):
            option = yield from self.ask(p, [*self.spend_options(p), DONE])
            if option == DONE:
                break
            yield from self.spend_one(p, option)
        self.end_points(p)

    def end_points(self, p):
        """R-MYS-5.8, X1.8: in the player's own turn points last to its end."""
        if p != self.active or self.has('points_lost_early'):
            self.cp[p] = self.bound_cp[p] = 0

    def create(self, p, unit):
        self.reserve[unit][p] -= 1
        self.pool[unit][p] += 1
        upgrade = self.upgrade[p][unit]
        if upgrade == 17:
            self.gain_xp(p, 1)
        if upgrade in (18, 39):
            option = yield from self.ask(p, [('deploy', unit, 0, 0), DONE])
            if option != DONE:
                yield from self.set_out(p, unit, self.at[p])

    def step(self, p, unit, origin, battle=None):
        """Section 6 of the rules; in a battle passengers are taken only from its region (11.10)."""
        target = (yield from self.pick(p, [('to', region, 0, 0)
                                           for region in self.neighbours(origin)]))[1]
        self.shift(p, unit, origin, target, battle)
        if not battle or battle.region == origin:
            yield from self.carry(p, unit, origin, target, battle)

    def carry(self, p, unit, origin, target, battle=None):
        """R-MYS-6.6, 6.7"""
        if self.upgrade[p][unit] != CARRIER[unit]:
            return
        options = [('carry', other, 0, 0) for other in SOLDIERS if self.unmoved(p, other, origin)]
        if unit != CHAMPION and self.at[p] == origin and p not in self.moved_champions:
            options.append(('carry', CHAMPION, 0, 0))
        if options:
            option = yield from self.ask(p, [*options, DONE])
            if option != DONE:
                self.shift(p, option[1], origin, target, battle)

    # --- Act

    def energy_cost(self, p, card):
        return 0 if self.upgrade[p][ACTION] == FREE_BY[KIND[card]] else POINTS[card]

    def can_use_effect(self, p, card):
        return self.energy[p] >= self.energy_cost(p, card) and (
            KIND[card] in 'EU' or self.can_do(p, EFFECTS[card]))

    def act(self, p, card=None):
        """Section 5 of the rules"""
        self.acts[p] += 1
        if card is None:
            card = (yield from self.ask(p, [('act', own, 0, 0) for own in self.hand[p]]))[1]
        self.leave_hand(p, card)
        if not self.has('card_in_play'):
            self.discard[p].add(card)
        outer = self.cp[p]
        self.cp[p] += POINTS[card]
        yield from self.use_card(p, card, outer)
        if self.has('card_in_play') and card not in self.board_cards(p):
            self.discard[p].add(card)
        self.acts[p] -= 1
        if not self.acts[p]:
            self.end_points(p)

    def use_card(self, p, card, outer):
        """Points and effect, in any order and mixture; but see R-MYS-X1.3."""
        is_used = has_spent = False
        while not is_used or self.can_spend(p):
            options = [*self.spend_options(p), *self.discard_options(p), DONE]
            if not is_used and self.can_use_effect(p, card):
                options.append(('effect', 0, 0, 0))
            option = yield from self.ask(p, options)
            if option == DONE:
                return
            if option[0] == 'discard':
                self.discard_from_board(p, option[1])
            elif option[0] == 'effect':
                is_used = True
                if has_spent and self.has('act_blocks'):
                    self.cp[p] = min(self.cp[p], outer)
                self.energy[p] -= self.energy_cost(p, card)
                yield from self.play_card(p, card)
            else:
                has_spent = True
                yield from self.spend_one(p, option)

    def board_cards(self, p):
        return (self.equipment[p] | set(self.upgrade[p])) - {0}

    def discard_options(self, p):
        """R-MYS-7.3, X1.9"""
        if self.has('board_fixed'):
            return []
        return [('discard', card, 0, 0) for card in self.board_cards(p)]

    def discard_from_board(self, p, card):
        self.equipment[p].discard(card)
        self.upgrade[p] = [0 if own == card else own for own in self.upgrade[p]]
        self.discard[p].add(card)

    def play_card(self, p, card):
        if KIND[card] in 'EU':
            self.discard[p].discard(card)
        if KIND[card] == 'U':
            old = self.upgrade[p][PLACE[card]]
            if old:
                self.discard[p].add(old)
            self.upgrade[p][PLACE[card]] = card
        elif KIND[card] == 'E':
            if len(self.equipment[p]) == EQUIPMENT_MAX:
                old = (yield from self.ask(p, [('replace', own, 0, 0)
                                               for own in self.equipment[p]]))[1]
                self.equipment[p].discard(old)
                self.discard[p].add(old)
            self.equipment[p].add(card)
        else:
            yield from self.effect(p, EFFECTS[card])

    # --- Develop, Meditate

    def can_develop(self, p):
        return self.energy[p] >= 1 and (self.display or self.deck_count())

    def develop(self, p):
        """Section 8 of the rules"""
        if self.deck_count():
            option = yield from self.ask(p, [('show', 0, 0, 0), ('renew', 0, 0, 0)])
            if option[0] == 'show':
                self.fill_display(len(self.display) + 1)
            else:
                yield from self.renew(p)
        for taken in range(3):
            price = 2 if taken else 1
            if not self.display or self.energy[p] < price:
                break
            options = [('take', card, 0, 0) for card in self.display]
            option = yield from self.pick(p, options + [DONE] if taken else options)
            if option == DONE:
                break
            self.energy[p] -= price
            self.display.discard(option[1])
            self.take_openly(p, {option[1]})
        self.fill_display(3)

    def renew(self, p):
        """The cards on display go under the deck, in an order of the player's choice."""
        left, under = set(self.display), []
        while len(left) > 1:
            under.append((yield from self.ask(p, [('under', card, 0, 0) for card in left]))[1])
            left.discard(under[-1])
        self.bottom += [(card, p) for card in [*under, *left]]
        self.under |= self.display
        self.display = set()
        self.fill_display(3)

    def meditate(self, p):
        """Section 9 of the rules"""
        count = [0] * 6
        for region in self.presence(p):
            count[TYPE_OF[region]] += 1
        self.gain_energy(p, 3)
        self.gain_energy(p, count[FOREST])
        self.gain_glory(p, 2 * count[RIVER])
        self.gain_xp(p, count[MIST])
        for _ in range(count[MOUNTAIN]):
            if self.reserve[FORT][p]:
                option = yield from self.ask(p, [*self.fort_options(p), DONE])
                if option != DONE:
                    yield from self.set_out(p, FORT, option[1])
        yield from self.gain_cp(p, count[CRYSTAL], True)

    def fort_options(self, p):
        return [('fort', region, 0, 0) for region in self.presence(p)]

    # --- effects

    def monsters_on_track(self):
        return {card for card in self.track if card > STORM and card in self.monster_at}

    def can_do_part(self, p, part, given=0):
        """Whether a part can be done at all, after `given` cards of the hand are given up."""
        what = part[0]
        if what == 'charge':
            return p not in self.charged
        if what == 'act':
            return len(self.hand[p]) > given
        if what == 'develop':
            return self.can_develop(p)
        if what == 'draw':
            return self.deck_count() > 0
        if what == 'make':
            return self.reserve[part[1]][p] > 0
        if what == 'deploy':
            return (self.reserve if part[1] == FORT else self.pool)[part[1]][p] > 0
        if what in ('step', 'jump'):
            return part[1] == CHAMPION or bool(self.unmoved_regions(p, part[1]))
        if what == 'horde':
            return bool(self.horde_regions(p, part[1]))
        if what == 'battle':
            return part[1] is not None or p in self.charged or self.has('encounter_battle_free')
        if what == 'monster':
            return bool(self.monsters_on_track())
        return True

    def cards_of(self, p, kind):
        return [card for card in self.hand[p] if kind in ('*', KIND[card])]

    def can_do(self, p, effect):
        """R-MYS-5.12, 10.1"""
        given = 0
        if effect.price:
            what, price = effect.price
            if what == 'energy' and self.energy[p] < price or what == 'xp' and self.xp[p] < price:
                return False
            if what in ('discard', 'remove'):
                given = len(price)
                if any(len(self.cards_of(p, kind)) < price.count(kind) for kind in price):
                    return False
        return any(self.can_do_part(p, part, given) for part in effect.parts)

    def effect(self, p, effect, is_reward=False):
        """A reward may be declined, wholly or in part. R-MYS-13.6"""
        x = 0
        if effect.price:
            x = yield from self.pay_price(p, effect.price, is_reward)
            if x is None:
                return
        if effect.join == 'all':
            yield from self.all_parts(p, effect, x, is_reward)
        else:
            yield from self.some_parts(p, effect, x, is_reward)

    def pay_price(self, p, price, is_reward):
        """X, or None when the price was not paid."""
        what, amount = price
        if what in ('discard', 'remove'):
            return (yield from self.give_cards(p, price, is_reward))
        if is_reward:
            if self.energy[p] < amount:
                return None
            option = yield from self.ask(p, [('pay', 0, 0, 0), DONE])
            if option == DONE:
                return None
        (self.energy if what == 'energy' else self.xp)[p] -= amount
        return 0

    def give_cards(self, p, price, is_reward):
        what, kinds = price
        for kind in kinds:
            options = [('give', card, 0, 0) for card in self.cards_of(p, kind)]
            option = yield from self.ask(p, options + [DONE] if is_reward else options)
            if option == DONE:
                return None
            self.leave_hand(p, option[1])
            (self.removed if what == 'remove' else self.discard[p]).add(option[1])
        return POINTS[option[1]]

    def all_parts(self, p, effect, x, is_reward):
        several = len(effect.parts) > 1
        for i, part in enumerate(effect.parts, 1):
            if not self.can_do_part(p, part):
                continue
            if is_reward:
                is_optional = several or not effect.price
            else:
                is_optional = several and part[0] == 'develop'
            if is_optional:
                option = yield from self.ask(p, [('part', i, 0, 0), DONE])
                if option == DONE:
                    continue
            yield from self.part(p, part, x, is_reward)

    def some_parts(self, p, effect, x, is_reward):
        """One of two, or one or both. R-MYS-16.10"""
        done = set()
        while len(done) < (1 if effect.join == 'one' else 2):
            left = [i for i, part in enumerate(effect.parts, 1)
                    if i not in done and self.can_do_part(p, part)]
            if not left:
                return
            options = [('part', i, 0, 0) for i in left]
            if is_reward or done:
                option = yield from self.ask(p, [*options, DONE])
            else:
                option = yield from self.pick(p, options)
            if option == DONE:
                return
            done.add(option[1])
            yield from self.part(p, effect.parts[option[1] - 1], x, is_reward)

    def amount(self, p, part, x):
        if len(part) == 2:
            return part[1]
        per = part[2]
        if per == 'X':
            return part[1] * x
        if per == 'encounters':
            return part[1] * len(self.encounters[p])
        if per == 'control':
            return part[1] * self.controlled(p, part[3])
        return part[1] * self.deployed(p, part[3])

    def part(self, p, part, x, is_reward):
        what = part[0]
        self.stats['part ' + what] += 1
        if what in ('glory', 'energy', 'xp'):
            gain = {'glory': self.gain_glory, 'energy': self.gain_energy, 'xp': self.gain_xp}[what]
            gain(p, self.amount(p, part, x))
        elif what == 'cp':
            yield from self.gain_cp(p, self.amount(p, part, x))
        elif what == 'charge':
            self.charged.add(p)
        elif what == 'wound':
            region = yield from self.name_region(p)
            self.wounded |= {q for q in range(self.n) if q != p and self.at[q] == region}
        elif what in ('act', 'develop', 'meditate'):
            action = {'act': self.act, 'develop': self.develop, 'meditate': self.meditate}[what]
            yield from action(p)
        elif what in ('step', 'jump'):
            yield from self.moves(p, *part, is_reward)
        elif what == 'horde':
            yield from self.horde(p, part[1], is_reward)
        elif what == 'monster':
            monster = yield from self.pick(p, [('monster', card, 0, 0)
                                               for card in self.monsters_on_track()])
            yield from self.monster_attack(monster[1])
        else:
            yield from PARTS[what](self, p, part[1])

    def name_region(self, p):
        return (yield from self.ask(p, [('region', r, 0, 0) for r in REGION_NUMBERS]))[1]

    def deploy(self, p, unit):
        if unit == FORT:
            region = (yield from self.pick(p, self.fort_options(p)))[1]
            yield from self.set_out(p, FORT, region)
        else:
            yield from self.set_out(p, unit, self.at[p])

    def draw(self, p, number):
        for _ in range(number):
            if not self.deck_count():
                return
            if number > 1:
                option = yield from self.ask(p, [('draw', 0, 0, 0), DONE])
                if option == DONE:
                    return
            self.draw_to_hand(p)

    def moves(self, p, what, unit, number, is_reward):
        """Up to `number` steps or jumps. R-MYS-16.5"""
        for _ in range(number):
            regions = {self.at[p]} if unit == CHAMPION else self.unmoved_regions(p, unit)
            options = [('move', unit, region, 0) for region in regions]
            if not options:
                return
            option = yield from self.pick(p, options + [DONE] if number > 1 else options)
            if option == DONE:
                return
            if what == 'step':
                yield from self.step(p, unit, option[2])
            else:
                target = yield from self.jump_target(p, option[2])
                self.shift(p, unit, option[2], target)
                if is_reward and not self.has('jumps_alone'):
                    yield from self.carry(p, unit, option[2], target)

    def jump_target(self, p, origin):
        return (yield from self.pick(p, [('to', region, 0, 0) for region in self.open_regions()
                                         if region != origin]))[1]

    def horde_regions(self, p, with_champion):
        out = self.unmoved_regions(p, CONSTRUCT) | self.unmoved_regions(p, GOLEM)
        if with_champion and p not in self.moved_champions:
            out.add(self.at[p])
        return out

    def horde(self, p, with_champion, is_reward):
        origin = (yield from self.pick(p, [('region', region, 0, 0) for region in
                                           self.horde_regions(p, with_champion)]))[1]
        target = yield from self.jump_target(p, origin)
        is_waiting = self.at[p] == origin and p not in self.moved_champions
        has_carrier = False
        for unit in SOLDIERS:
            for _ in range(self.unmoved(p, unit, origin)):
                self.shift(p, unit, origin, target)
                has_carrier |= self.upgrade[p][unit] == CARRIER[unit]
        if is_waiting and not with_champion and is_reward and has_carrier and \
                not self.has('jumps_alone'):
            option = yield from self.ask(p, [('carry', CHAMPION, 0, 0), DONE])
            with_champion = option != DONE
        if is_waiting and with_champion:
            self.shift(p, CHAMPION, origin, target)

    def strike(self, p, unit):
        region = yield from self.name_region(p)
        yield from self.strike_all(p, unit, {region})

    def strike_everywhere(self, p, unit):
        yield from self.strike_all(p, unit, REGION_NUMBERS)

    def strike_all(self, p, unit, regions):
        """Every opponent loses such a unit. R-MYS-16.6, 16.7"""
        for q in range(self.n):
            options = [('strike', q, region, moved) for region in regions
                       for moved in self.kinds_there(q, unit, region)] if q != p else []
            if options:
                option = yield from self.pick(q if self.has('victim_picks') else p, options)
                self.remove(q, unit, option[2], bool(option[3]))

    def kinds_there(self, q, unit, region):
        """0 for units that have not moved, 1 for those that have. R-MYS-1.11"""
        moved = 0 if unit == FORT else self.moved[unit][q][region]
        out = [0] if self.units[unit][q][region] > moved else []
        return out + [1] if moved else out

    def battle_of_effect(self, p, bonus):
        region = (yield from self.pick(p, [('region', region, 0, 0)
                                           for region in self.opposing_presence(p)]))[1]
        is_free = bonus is not None or self.has('encounter_battle_free')
        yield from self.battle(p, region, bonus or 0, is_free)


# Parts with one argument.
PARTS = {'make': Effects.create, 'deploy': Effects.deploy, 'draw': Effects.draw,
         'strike': Effects.strike, 'each': Effects.strike_everywhere,
         'battle': Effects.battle_of_effect}
