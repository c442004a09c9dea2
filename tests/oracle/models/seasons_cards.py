"""Seasons: summoning, what a card does when it enters play, and activation."""
from model import need
from models.seasons_board import Board, bag
from models.seasons_tables import AIR, CARD, CARDS, EARTH, FAMILIARS, FIRE, ITEMS, WATER, YEARS


class Cards(Board):
    """The cards. `enter_*` and `use_*` are found by the number of the card, below."""

    # --- summoning

    def cost(self, card):
        """(tokens, crystals). R-SEA-7.2"""
        tokens, crystals = list(CARDS[card].cost), CARDS[card].crystals
        beyond = self.n - 2
        if card in (CARD.FIGRIM_THE_AVARICIOUS, CARD.ARCANO_LEECH, CARD.THIEVING_FAIRIES):
            crystals += 3 * beyond
        if card == CARD.TITUS_DEEPGAZE:
            tokens[FIRE] += beyond
        if card == CARD.SID_NIGHTSHADE:
            tokens[EARTH] += beyond
        return tokens, crystals

    def waived(self, p, total):
        """R-SEA-C20.1"""
        return max(0, min(self.tableau[p][CARD.HAND_OF_FORTUNE], total - 1))

    def can_summon(self, p, card):
        tokens, crystals = self.cost(card)
        if not self.has_room(p):
            return False
        if self.crystals[p] < crystals + self.opposing(p, CARD.ARCANO_LEECH):
            return False
        if card == CARD.ELEMENTAL_AMULET:
            return self.usable_all(p) > 0
        missing = sum(max(0, tokens[e] - self.usable(p, e)) for e in range(4))
        return missing <= self.waived(p, sum(tokens))

    def choose_elements(self, p):
        """R-SEA-C31.1, 31.3"""
        elements = set()
        hands = self.tableau[p][CARD.HAND_OF_FORTUNE]
        while True:
            own = {e for e in range(4) if self.usable(p, e)}
            lacking = len(elements - own)
            options = {('element', e) for e in range(4)
                       if e not in elements and (e in own or lacking < hands)}
            if elements and lacking <= self.waived(p, len(elements)):
                options.add(('done',))
            option = yield from self.choose_one(p, options)
            if option[0] == 'done':
                self.stats[f'elements {len(elements)}'] += 1
                return elements
            elements.add(option[1])

    def waive(self, p, tokens):
        """Takes tokens off a cost."""
        for left in range(self.waived(p, sum(tokens)), 0, -1):
            lack = [max(0, tokens[e] - self.usable(p, e)) for e in range(4)]
            option = yield from self.choose_one(p, {
                ('waive', e) for e in range(4) if tokens[e] and sum(lack) - (lack[e] > 0) < left})
            tokens[option[1]] -= 1
            self.stats['waived'] += 1

    def summon(self, p, card):
        """R-SEA-7.3 to 7.5"""
        tokens, crystals = self.cost(card)
        elements = set()
        self.show(p, card)
        if card == CARD.ELEMENTAL_AMULET:
            elements = yield from self.choose_elements(p)
            tokens = [int(e in elements) for e in range(4)]
        for q in self.others(p):
            self.steal(q, p, self.tableau[q][CARD.ARCANO_LEECH])
        self.gain_crystals(p, -crystals)
        yield from self.waive(p, tokens)
        yield from self.pay(p, tokens)
        staffs = self.tableau[p][CARD.STAFF_OF_SPRING]
        vases = self.tableau[p][CARD.YJANGS_FORGOTTEN_VASE]
        self.leave_hand(p, card)
        self.put(p, card)
        self.gain_crystals(p, 3 * staffs)
        for _ in range(vases):
            yield from self.gain(p, 1)
        while vases and self.can_pass_onys(p):
            if (yield from self.ask_or_pass_onys(p, {('go-on',)})):
                break
        yield from self.enter(p, card, elements)
        self.stats['summon'] += 1

    def summon_free(self, p, card):
        """R-SEA-7.8, C31.4"""
        need(self.has_room(p), 'free summon without room')
        self.put(p, card)
        self.stats['free'] += 1
        yield from self.enter(p, card, {AIR, WATER, FIRE, EARTH})

    # --- entering play

    def enter(self, p, card, elements):
        if card in CRYSTALS_ON_ENTRY:
            self.gain_crystals(p, CRYSTALS_ON_ENTRY[card])
        if card == CARD.ELEMENTAL_AMULET:
            yield from self.enter_elemental_amulet(p, elements)
        elif card in ENTRIES:
            yield from ENTRIES[card](self, p)

    def enter_amulet_of_air(self, p):
        self.raise_gauge(p, 2)
        yield from ()

    def pick_from_look(self, p):
        """One of the cards looked at, which is taken out."""
        option = yield from self.ask(p, {('pick', card) for card in +self.look[p]})
        self.look[p][option[1]] -= 1
        return option[1]

    def enter_amulet_of_fire(self, p):
        if self.look_at(p, 4):
            card = yield from self.pick_from_look(p)
            self.hand[p][card] += 1
            self.throw_look(p)

    def enter_amulet_of_water(self, p):
        tokens = self.amulets[p][-1]
        for _ in range(4):
            option = yield from self.ask(p, {('gain', e) for e in range(4)})
            tokens[option[1]] += 1

    def enter_temporal_boots(self, p):
        option = yield from self.ask(p, {('move', spaces) for spaces in (-3, -2, -1, 1, 2, 3)})
        yield from self.move_marker(option[1], p)
        self.is_ended |= self.year > YEARS and not self.has('boots_undo_end')

    def enter_divine_chalice(self, p):
        if not self.look_at(p, 4):
            return
        while not self.has_room(p) and self.can_pass_onys(p):
            self.stats['onys for the chalice'] += 1
            if (yield from self.ask_or_pass_onys(p, {('go-on',)})):
                break
        card = None
        if self.has_room(p):
            card = yield from self.pick_from_look(p)
        self.throw_look(p)
        if card:
            yield from self.summon_free(p, card)

    def enter_syllas(self, p):
        for q in self.others(p):
            if self.count(q):
                option = yield from self.choose_one(q, {('sacrifice', *copy)
                                                  for copy in self.copies(q, CARDS)})
                yield from self.sacrifice(q, option[1:])

    def enter_naria(self, p):
        if not self.look_at(p, self.n):
            return
        card = yield from self.pick_from_look(p)
        self.hand[p][card] += 1
        for q in self.others(p):
            if self.look[p].total():
                ask = self.ask if self.look[p].total() > 1 else self.choose_one
                option = yield from ask(p, {('give', c, q) for c in +self.look[p]})
                self.look[p][option[1]] -= 1
                self.hand[q][option[1]] += 1

    def enter_amsug(self, p):
        for q in [*self.others(p), p]:
            copies = self.copies(q, ITEMS)
            if copies:
                option = yield from self.choose_one(q, {('take-back', *copy) for copy in copies})
                self.leave(q, option[1:])
                self.hand[q][option[1]] += 1
                self.shown[q][option[1]] += 1
                yield from self.settle(q)

    def enter_grimoire(self, p):
        yield from self.gain(p, 2)

    def enter_lewis(self, p):
        q = self.left(p)
        if self.n > 2:
            q = (yield from self.ask(p, {('target', q) for q in self.others(p)}))[1]
        yield from self.receive(p, self.reserve[q])

    def enter_scepter(self, p):
        self.gain_crystals(p, 3 * self.other_items(p))
        yield from ()

    def enter_elemental_amulet(self, p, elements):
        """R-SEA-C31.2"""
        if FIRE in elements:
            self.draw_to_hand(p)
        if AIR in elements:
            self.raise_gauge(p, 1)
        if EARTH in elements:
            self.gain_crystals(p, 5)
        if WATER in elements:
            yield from self.gain(p, 2)

    def enter_crown(self, p):
        options = {('discard', card) for card in +self.hand[p]}
        if self.is_drawable():
            options.add(('draw',))
        if not options:
            return
        option = yield from self.ask_hand(p, options)
        if option[0] == 'draw':
            card = self.draw_to_hand(p, is_open=True)
        else:
            card = option[1]
            self.leave_hand(p, card)
            self.discard_openly(card)
        yield from self.gain(p, max(0, CARDS[card].prestige))

    def enter_demon(self, p):
        for q in self.others(p):
            self.raise_gauge(q, -1)
            self.draw_to_hand(q)
        yield from ()

    def enter_air_elemental(self, p):
        for q in self.others(p):
            self.reserve[q] = [sum(self.reserve[q]), 0, 0, 0]
        yield from ()

    def enter_treatise(self, p):
        self.raise_gauge(p, 1)
        yield from self.gain(p, 2)

    def enter_pendant(self, p):
        yield from self.gain(p, self.other_items(p))

    def enter_sid(self, p):
        if all(self.crystals[p] > self.crystals[q] for q in self.others(p)):
            for q in self.others(p):
                self.steal(p, q, 5)
            self.stats['sid'] += 1
        yield from ()

    def enter_onys(self, p):
        yield from self.receive(p, [0, 1, 0, 0])

    # --- activation

    def let_fairies_act(self, p):
        """R-SEA-C41.1"""
        for q in self.others(p):
            for _ in range(self.tableau[q][CARD.THIEVING_FAIRIES]):
                self.steal(q, p, 1)
                self.gain_crystals(q, 1)
                self.stats['fairies'] += 1

    def activations(self, p):
        out = set()
        for card in +(self.tableau[p] - self.turned[p]):
            if card == CARD.GLUTTON_CAULDRON:
                if self.can_spend(p):
                    out |= {('activate', card, tuple(tokens))
                            for tokens, is_turned in self.cauldrons[p] if not is_turned}
            elif card in MODES:
                out |= {('activate', card, mode) for mode in MODES[card](self, p)}
            elif card in CONDITIONS and CONDITIONS[card](self, p):
                out.add(('activate', card))
        return out

    def cash(self, p):
        """Crystals that Fairies will leave. R-SEA-8.3"""
        return max(0, self.crystals[p] - self.opposing(p, CARD.THIEVING_FAIRIES))

    def modes_of_balance(self, p):
        return {e for e in range(4) if self.spendable_of(p, e) >= 3}

    def modes_of_tree(self, p):
        return ({0} if self.cash(p) >= 3 else set()) | ({1} if self.can_spend(p) else set())

    def modes_of_orb(self, p):
        if not self.is_drawable():
            return set()
        return {0, 1} if self.cash(p) >= 3 else {0}

    def can_dream(self, p):
        return self.hand[p].total() > 0 and self.count(p) - 1 < self.gauge[p]

    def has_familiar(self, p):
        return any(self.hand[p][f] or self.tableau[p][f] for f in FAMILIARS)

    def extra(self, p):
        """What each token brings more when it is transmuted."""
        return self.transmute_bonus + self.tableau[p][CARD.PURSE_OF_IO]

    def open_transmutation(self):
        """For all tokens; the bonus opens it only for those of the reserve if these are apart."""
        self.can_transmute = self.can_transmute_amulets = True

    def activate(self, p, option):
        card = option[1]
        self.stats['activate'] += 1
        if card == CARD.GLUTTON_CAULDRON:
            yield from self.use_cauldron(p, option[2])
            return
        self.turned[p][card] += 1
        self.let_fairies_act(p)
        if card in MODES:
            yield from USES[card](self, p, option[2])
        else:
            yield from USES[card](self, p)

    def use_balance(self, p, energy):
        yield from self.pay(p, [3 * (e == energy) for e in range(4)], self.spendable)
        self.gain_crystals(p, 9 + 3 * self.extra(p))

    def use_kairn(self, p):
        yield from self.spend(p, 1)
        for q in self.others(p):
            self.gain_crystals(q, -4)

    def use_potion_of_power(self, p):
        yield from self.sacrifice(p, (CARD.POTION_OF_POWER, True))
        self.draw_to_hand(p)
        self.raise_gauge(p, 2)

    def use_potion_of_dreams(self, p):
        yield from self.sacrifice(p, (CARD.POTION_OF_DREAMS, True))
        self.reserve[p] = [0] * 4
        option = yield from self.ask(p, {('summon', card) for card in +self.hand[p]})
        self.leave_hand(p, option[1])
        yield from self.summon_free(p, option[1])

    def use_potion_of_knowledge(self, p):
        yield from self.sacrifice(p, (CARD.POTION_OF_KNOWLEDGE, True))
        yield from self.gain(p, 5)

    def use_potion_of_life(self, p):
        yield from self.sacrifice(p, (CARD.POTION_OF_LIFE, True))
        self.gain_crystals(p, sum(self.reserve[p]) * (4 + self.extra(p)))
        self.reserve[p] = [0] * 4

    def use_tree(self, p, mode):
        if mode == 0:
            self.gain_crystals(p, -3)
            yield from self.gain(p, 1)
        else:
            yield from self.spend(p, 1)
            self.open_transmutation()

    def use_orb(self, p, mode):
        if mode:
            self.gain_crystals(p, -3)
            self.discard_top()
            return
        self.refill()
        if not self.top:
            self.top, = bag(self.after['secret.top'])
            need(self.deck[self.top] > 0, 'the top card is not in the pile')
            self.deck[self.top] -= 1
        self.known_top[p] = self.top
        option = None
        while not option:
            options = {('leave',)}
            if self.has_room(p) and self.can_spend(p, 4):
                options.add(('take-top',))
            option = yield from self.ask_or_pass_onys(p, options, True)
        if option[0] == 'take-top':
            yield from self.spend(p, 4)
            card = self.top
            self.draw(card)
            yield from self.summon_free(p, card)

    def discard_top(self):
        self.refill()
        gone = list((+self.deck).elements()) + [self.top] * bool(self.top)
        if len(gone) > 1:
            gone = list((bag(self.after['secret.discard']) - self.discard).elements())
        need(len(gone) == 1, 'the Orb discarded', gone)
        self.take_from_pile(gone[0])
        self.discard[gone[0]] += 1
        self.refill_at_once()

    def use_cauldron(self, p, tokens):
        cauldron = next(c for c in self.cauldrons[p] if not c[1] and tuple(c[0]) == tokens)
        cauldron[1] = True
        self.let_fairies_act(p)
        energy = yield from self.spend(p, 1)
        cauldron[0][energy] += 1
        if sum(cauldron[0]) == 7:
            self.stats['cauldron'] += 1
            self.cauldrons[p].remove(cauldron)
            self.tableau[p][CARD.GLUTTON_CAULDRON] -= 1
            self.discard_openly(CARD.GLUTTON_CAULDRON)
            self.gain_crystals(p, 15)
            yield from self.receive(p, cauldron[0])

    def use_skull(self, p):
        chosen = []
        for _ in range(3):
            option = yield from self.choose_one(p, {('sacrifice', *copy)
                                              for copy in self.copies(p, CARDS)})
            self.send_away(p, option[1:])
            chosen.append(option[1:])
        yield from self.end_sacrifice(p, chosen)
        self.gain_crystals(p, 15)

    def use_idol(self, p):
        self.gain_crystals(p, sum(self.tableau[p][f] for f in FAMILIARS))
        yield from ()

    def use_kriss(self, p):
        option = yield from self.ask_hand(p, {
            ('discard', f) for f in FAMILIARS if self.hand[p][f]} | {
                ('sacrifice', *copy) for copy in self.copies(p, FAMILIARS)})
        if option[0] == 'discard':
            self.leave_hand(p, option[1])
            self.discard_openly(option[1])
        else:
            yield from self.sacrifice(p, option[1:])
        yield from self.gain(p, 4)

    def use_mirror(self, p):
        _, old, new, number = yield from self.ask(p, {
            ('convert', old, new, number) for old in range(4) for new in range(4) if old != new
            for number in range(1, min(self.spendable_of(p, old), self.crystals[p]) + 1)})
        self.gain_crystals(p, -number)
        yield from self.pay(p, [number * (e == old) for e in range(4)], self.spendable)
        yield from self.receive(p, [number * (e == new) for e in range(4)])

    def use_onys(self, p):
        yield from self.pay(p, [0, 1, 0, 0])
        self.leave(p, (CARD.DAMNED_SOUL_OF_ONYS, True))
        self.put(self.left(p), CARD.DAMNED_SOUL_OF_ONYS)


CRYSTALS_ON_ENTRY = {CARD.AMULET_OF_EARTH: 9, CARD.OLAFS_BLESSED_STATUE: 20,
                     CARD.CURSED_TREATISE_OF_ARUS: 10, CARD.IDOL_OF_THE_FAMILIAR: 10,
                     CARD.DAMNED_SOUL_OF_ONYS: 10}
ENTRIES = {
    CARD.AMULET_OF_AIR: Cards.enter_amulet_of_air,
    CARD.AMULET_OF_FIRE: Cards.enter_amulet_of_fire,
    CARD.AMULET_OF_WATER: Cards.enter_amulet_of_water,
    CARD.TEMPORAL_BOOTS: Cards.enter_temporal_boots,
    CARD.DIVINE_CHALICE: Cards.enter_divine_chalice,
    CARD.SYLLAS_THE_FAITHFUL: Cards.enter_syllas,
    CARD.NARIA_THE_PROPHETESS: Cards.enter_naria,
    CARD.AMSUG_LONGNECK: Cards.enter_amsug,
    CARD.BESPELLED_GRIMOIRE: Cards.enter_grimoire,
    CARD.LEWIS_GREYFACE: Cards.enter_lewis,
    CARD.SCEPTER_OF_GREATNESS: Cards.enter_scepter,
    CARD.VAMPIRIC_CROWN: Cards.enter_crown,
    CARD.DEMON_OF_ARGOS: Cards.enter_demon,
    CARD.AIR_ELEMENTAL: Cards.enter_air_elemental,
    CARD.CURSED_TREATISE_OF_ARUS: Cards.enter_treatise,
    CARD.PENDANT_OF_RAGNOR: Cards.enter_pendant,
    CARD.SID_NIGHTSHADE: Cards.enter_sid,
    CARD.DAMNED_SOUL_OF_ONYS: Cards.enter_onys,
}
# Cards that are activated in several ways, and which ways there are.
MODES = {CARD.BALANCE_OF_ISHTAR: Cards.modes_of_balance, CARD.TREE_OF_LIGHT: Cards.modes_of_tree,
         CARD.CRYSTAL_ORB: Cards.modes_of_orb}
# Cards that are activated in one way, and when.
CONDITIONS = {
    CARD.KAIRN_THE_DESTROYER: lambda s, p: s.can_spend(p),
    CARD.POTION_OF_POWER: lambda s, p: True,
    CARD.POTION_OF_DREAMS: Cards.can_dream,
    CARD.POTION_OF_KNOWLEDGE: lambda s, p: True,
    CARD.POTION_OF_LIFE: lambda s, p: True,
    CARD.DRAGON_SKULL: lambda s, p: s.count(p) >= 3,
    CARD.IDOL_OF_THE_FAMILIAR: lambda s, p: True,
    CARD.NECROTIC_KRISS: Cards.has_familiar,
    CARD.MIRROR_OF_THE_SEASONS: lambda s, p: s.cash(p) >= 1 and s.can_spend(p),
    CARD.DAMNED_SOUL_OF_ONYS: lambda s, p: s.usable(p, WATER),
}
USES = {
    CARD.BALANCE_OF_ISHTAR: Cards.use_balance,
    CARD.TREE_OF_LIGHT: Cards.use_tree,
    CARD.CRYSTAL_ORB: Cards.use_orb,
    CARD.KAIRN_THE_DESTROYER: Cards.use_kairn,
    CARD.POTION_OF_POWER: Cards.use_potion_of_power,
    CARD.POTION_OF_DREAMS: Cards.use_potion_of_dreams,
    CARD.POTION_OF_KNOWLEDGE: Cards.use_potion_of_knowledge,
    CARD.POTION_OF_LIFE: Cards.use_potion_of_life,
    CARD.DRAGON_SKULL: Cards.use_skull,
    CARD.IDOL_OF_THE_FAMILIAR: Cards.use_idol,
    CARD.NECROTIC_KRISS: Cards.use_kriss,
    CARD.MIRROR_OF_THE_SEASONS: Cards.use_mirror,
    CARD.DAMNED_SOUL_OF_ONYS: Cards.use_onys,
}
