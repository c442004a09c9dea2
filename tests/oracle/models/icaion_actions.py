"""Basic and special actions of Icaion; see icaion.py."""
from model import need
from models.icaion_state import State
from models.icaion_tables import (ADJACENT, AT, BROWN, CARDS, CITY, CRATER_NODES, DISTANCE, GREEN,
                                  GREY, HARVESTER, KIND, NEAR, PINK, REFINER, SCAVENGER)


class Actions(State):
    """Each action as the rulebook tells it; `hit` comes with the events."""

    # ---- basic actions

    def deploy_cost(self, seat, region):
        cost = 1 + sum(o > 0 for o in self.machine[region])
        return max(0, cost - self.able(seat, 'DEPLOY_CURIO_MINUS_1'))

    def accepts(self, region, kind, owner):
        """R-ICA-11.4: three machines at most, of different types and colours."""
        there = self.machine[region]
        return not there[kind] and owner not in there

    def possible(self, seat, name, purse=None):
        """The arguments with which a basic action can be done."""
        here = self.node[seat]
        if name == 'extract':
            return [()]
        if name == 'deploy':
            return self.deployments(seat, purse)
        if name == 'eradicate':
            can = any(self.parasites[r] for r in AT[here]) and self.payable(seat, {GREY}, purse)
        elif name == 'investigate':
            can = here in CRATER_NODES[self.colossus] and self.base
        elif name == 'retrieve':
            if here not in CITY or self.slot[seat] or seat in self.retrieved:
                return []
            return [(k,) for k in range(5) if (k, self.year) in self.tiles and
                    k + 1 not in self.installed[seat]]
        else:
            can = self.slot[seat] and here in CRATER_NODES[self.slot[seat][0]]
        return [()] if can else []

    def deployments(self, seat, purse):
        found = []
        for row in range(3):
            left = [t for t in range(3) if self.home[seat] >> (3 * row + t) & 1]
            for t in left if self.radiant else left[:1]:
                for r in AT[self.node[seat]]:
                    cost = self.deploy_cost(seat, r)
                    payable = self.payable(seat, {KIND[r], BROWN}, purse)
                    if self.accepts(r, t, seat + 1) and payable >= cost:
                        found.append((3 * row + t, r))
        return found

    def basic(self, seat, choice):
        name = choice[0]
        if name == 'extract':
            yield from self.extract(seat)
        elif name == 'deploy':
            yield from self.deploy(seat, choice[1], choice[2])
        elif name == 'eradicate':
            yield from self.eradicate(seat)
        elif name == 'investigate':
            yield from self.investigate(seat)
        elif name == 'retrieve':
            self.slot[seat] = (choice[1], self.year)
            self.tiles.discard((choice[1], self.year))
            self.retrieved.add(seat)
            self.reputation[seat] += self.tile_points(seat, choice[1], self.year)
        else:
            colour, year = self.slot[seat]
            self.installed[seat][year - 1], self.slot[seat] = colour + 1, None
            self.reputation[seat] += 4 * self.able(seat, 'INSTALL_4RP')

    def extract(self, seat):
        taken, used = set(), set()
        for r in AT[self.node[seat]]:
            if self.crystals[r]:
                self.crystals[r] -= 1
                self.batch[KIND[r]] += 1
                taken.add(r)
        while True:
            options = []
            for r in AT[self.node[seat]]:
                if r not in used:
                    options += self.activations(seat, r, r in taken)
            choice = yield from self.ask(seat, options + [('done',)])
            if choice[0] == 'done':
                break
            used.add(choice[1])
            self.activate(seat, *choice[1:])
        yield from self.store(seat, self.batch)

    def activations(self, seat, r, taken):
        """R-ICA-10.3 to 10.10: the ways in which the player's machine of a region can be activated."""
        there = self.machine[r]
        if seat + 1 not in there or self.parasites[r] > sum(o > 0 for o in there):
            return []
        kind, ways = there.index(seat + 1), []
        if kind == HARVESTER and self.crystals[r]:
            ways.append((0, 0))
            if self.count(seat, 'UP_HARV_TWO') and self.crystals[r] > 1:
                ways.append((1, 0))
            if self.count(seat, 'UP_HARV_ANY'):
                ways += [(2, k) for k in range(5)]
        elif kind == SCAVENGER:
            room = min(self.room(seat), len(self.deck) + len(self.discard))
            ways += [(0, 0)] * (room > 0)
            ways += [(1, 0)] * (room > 1 and self.count(seat, 'UP_SCAV_TWO') > 0)
            if self.count(seat, 'UP_SCAV_SELL'):
                ways += [(2, card.number) for card in self.faces(self.hand[seat])]
        elif kind == REFINER and taken:
            ways.append((0, 0))
            if self.count(seat, 'UP_REF_KILL') and self.parasites[r]:
                ways.append((1, 0))
        return [('activate', r) + way for way in ways]

    def activate(self, seat, r, way, extra):
        kind = self.machine[r].index(seat + 1)
        if kind == HARVESTER and way == 2:
            self.batch[extra] += 1
        elif kind == HARVESTER:
            self.crystals[r] -= 1 + way
            self.batch[KIND[r]] += 1 + way
        elif kind == SCAVENGER and way == 2:
            self.drop(seat, extra)
            self.reputation[seat] += 3
        elif kind == SCAVENGER:
            self.draw(seat, 1 + way)
        else:
            self.reputation[seat] += 3 if self.count(seat, 'UP_REF_RP') else 2
            if self.radiant:
                self.batch[KIND[r]] -= 1
                self.crystals[r] += self.rule('return_to_region')
            if way == 1:
                self.parasites[r] -= 1
                self.collected[seat] += 1

    def deploy(self, seat, place, r):
        row, kind = divmod(place, 3)
        full = 1 + sum(o > 0 for o in self.machine[r])
        yield from self.pay(seat, {KIND[r], BROWN}, self.deploy_cost(seat, r))
        like = sum(self.machine[x][kind] > 0 for x in ADJACENT[r])
        self.machine[r][kind] = seat + 1
        self.home[seat] &= ~(1 << place)
        self.reputation[seat] += full * max(1, like)
        if kind != REFINER:
            return
        self.charged.add(seat)
        if row == 0:
            self.reputation[seat] += 5
        elif row == 1:
            yield from self.one_colour(seat, 2)
        else:
            yield from self.draw_one_or_two(seat)

    def one_colour(self, seat, count):
        choice = yield from self.ask(seat, [('colour', k) for k in range(5)])
        yield from self.store(seat, [count * (k == choice[1]) for k in range(5)])

    def eradicate(self, seat):
        removed, strength = 0, self.strength(seat)
        while True:
            options = [('done',)] if removed else []
            if self.payable(seat, {GREY}) * strength > removed:
                options += [('remove', r) for r in AT[self.node[seat]] if self.parasites[r]]
            choice = yield from self.ask(seat, options)
            if choice[0] == 'done':
                break
            self.parasites[choice[1]] -= 1
            self.collected[seat] += 1
            removed += 1
        yield from self.pay(seat, {GREY}, -(-removed // strength))
        if self.able(seat, 'STRENGTH_1_AND_2RP') and not self.turn.sword:
            self.turn.sword = True
            self.reputation[seat] += 2

    def investigate(self, seat):
        left = self.saw('unseen', [0] * 3)
        gone = [v for v in range(3) if self.unseen[v] > left[v]]
        need(len(gone) == 1, 'shard drawn', self.unseen, left)
        value = gone[0] + 1
        self.unseen[gone[0]] -= 1
        self.base -= 1
        most = min(value, self.payable(seat, {PINK}))
        choice = yield from self.ask(seat, [('spend', k) for k in range(most + 1)])
        yield from self.pay(seat, {PINK}, choice[1])
        self.reputation[seat] += choice[1] * (3 if self.able(seat, 'INVESTIGATE_X3') else 1)
        if choice[1] == value and sum(self.shards[seat]) < 5:
            self.shards[seat][value - 1] += 1

    # ---- special actions

    def supply(self, seat, choice):
        name = choice[0]
        self.charged.discard(seat)
        if name == 'overcharge':
            kinds = {KIND[r] for r, _ in self.own_machines(seat)}
            yield from self.store(seat, [(k in kinds) + (k == choice[1]) for k in range(5)])
            if self.able(seat, 'OVERCHARGE_DRAW_1'):
                self.draw(seat, 1)
        elif name == 'supply-draw':
            self.draw(seat, choice[1])
        else:
            self.turn.shift = 1
        if self.able(seat, 'EPS_PLUS_1_QOAM'):
            cages = self.offered_cages(seat)
            adds = [('add', k, cage) for k in range(5) for cage in cages]
            choice = yield from self.ask(seat, [('pass',)] + adds)
            if choice[0] == 'add':
                self.cage[seat][choice[2]][choice[1]] += 1

    def card_cost(self, seat, card):
        return max(0, card.cost - self.able(seat, 'DEPLOY_CURIO_MINUS_1'))

    def purses_after(self, seat, cost):
        """All purses that paying `cost` green can leave."""
        states = {(tuple(self.purse(seat)), self.count(seat, 'UP_CONVERT'))}
        for _ in range(cost):
            following = set()
            for purse, converters in states:
                for k in range(5):
                    paid, left = (1, converters) if k == GREEN else (2, converters - 1)
                    if purse[k] >= paid and left >= 0:
                        following.add((purse[:k] + (purse[k] - paid,) + purse[k + 1:], left))
            states = following
        return {purse for purse, _ in states}

    def playable(self, seat, card):
        cost = self.card_cost(seat, card)
        if self.payable(seat, {GREEN}) < cost:
            return False
        if card.effect == 'EXTRA_MOVE':
            if self.rule('dash_any_time'):
                return self.turn.walked_from is not None
            return self.turn.fresh
        if card.effect == 'EXTRA_ACTION':
            if not self.rule('orders_must_act') and not self.rule('idle_oddities'):
                return True
            return any(self.possible(seat, action, list(purse))
                       for purse in self.purses_after(seat, cost) for action in card.actions)
        if card.effect == 'WOUND' and self.rule('idle_oddities'):
            return bool(self.victims(seat))
        return True

    def victims(self, seat):
        """R-ICA-6.8: rivals in reach of an oddity, from the next player on."""
        at = self.order.index(seat)
        near = NEAR[self.node[seat]] | {self.node[seat]}
        return [s for s in self.order[at + 1:] + self.order[:at] if self.node[s] in near]

    def play_oddity(self, seat, number):
        card = next(c for c in CARDS.values() if c.number == number)
        self.hand[seat].discard(card.name)
        self.playing = card.name
        is_full = card.is_upgrade and len(self.upgrades[seat]) >= self.upgrade_limit(seat)
        dropped = None
        if is_full and not self.rule('pay_before_drop'):
            dropped = yield from self.drop_upgrade(seat, card)
        yield from self.pay(seat, {GREEN}, self.card_cost(seat, card))
        if is_full and self.rule('pay_before_drop'):
            dropped = yield from self.drop_upgrade(seat, card)
        if not card.is_upgrade:
            yield from self.effect(seat, card)
        elif dropped is not card:
            self.upgrades[seat].add(card.name)
        self.reputation[seat] += self.able(seat, 'CURIO_PLUS_1_RP')
        if not card.is_upgrade or dropped is card:
            self.discard.add(card.name)
        self.playing = None
        self.turn.fresh = False

    def upgrade_limit(self, seat):
        return self.seeker[seat].upgrades + self.equipment[seat].upgrades

    def drop_upgrade(self, seat, card):
        """R-ICA-14.4: an old upgrade goes, or the new one will."""
        names = {c.name for c in self.faces(self.upgrades[seat])}
        names |= {name for name in self.upgrades[seat] if CARDS[name].effect == 'UP_CAGE'}
        if not self.rule('pay_before_drop'):
            names = {name for name in names if self.pays_without(seat, card, CARDS[name])}
        options = [('drop', CARDS[name].number) for name in names | {card.name}]
        choice = yield from self.ask(seat, options)
        gone = next(c for c in CARDS.values() if c.number == choice[1])
        if gone is not card:
            self.discard.add(gone.name)
            self.leave_play(seat, gone)
        return gone

    def pays_without(self, seat, card, gone):
        """Whether the new upgrade can be paid for when an old one has left."""
        upgrades, cages = set(self.upgrades[seat]), [list(cage) for cage in self.cage[seat]]
        self.leave_play(seat, gone)
        can = self.payable(seat, {GREEN}) >= self.card_cost(seat, card)
        self.upgrades[seat], self.cage[seat] = upgrades, cages
        return can

    def leave_play(self, seat, card):
        self.upgrades[seat].remove(card.name)
        if card.effect == 'UP_CAGE':
            self.cage[seat][4 if card.name == 'spare-cage-1' else 5] = [0] * 5

    def effect(self, seat, card):
        if card.effect == 'GAIN_QOAM' and card.colour is not None:
            yield from self.store(seat, [card.n * (k == card.colour) for k in range(5)])
        elif card.effect == 'GAIN_QOAM':
            yield from self.one_colour(seat, card.n)
        elif card.effect == 'GAIN_RP':
            self.reputation[seat] += card.n
        elif card.effect == 'DRAW':
            yield from self.draw_one_or_two(seat)
            if card.charge:
                self.charged.add(seat)
        elif card.effect == 'EXTRA_MOVE':
            reach = [node for node, d in DISTANCE[self.node[seat]].items() if d <= card.n]
            goals = [('dash', node) for node in reach if node != self.turn.walked_from]
            choice = yield from self.ask(seat, goals)
            self.node[seat] = choice[1]
        elif card.effect == 'EXTRA_ACTION':
            options = [(name,) + args for name in card.actions
                       for args in self.possible(seat, name)]
            if options:
                choice = yield from self.ask(seat, options)
                yield from self.basic(seat, choice)
        elif card.effect == 'WOUND':
            victims = self.victims(seat)
            self.reputation[seat] += card.n * len(victims)
            yield from self.hit(victims)
