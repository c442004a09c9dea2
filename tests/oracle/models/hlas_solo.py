"""The automatic enemy of the solo game of Heroes: rounds, cards and battles; see hlas.py."""
from model import need
from models.hlas_battle import DEFENCE
from models.hlas_solo_moves import ENEMY, PERSON, SoloMoves
from models.hlas_tables import (AIR, BUILD, BY_FOOT, FOOD, FOOT_KINDS, HERO1, HEROES, LAND, MANA,
                                NAME, ORE, PRICE, RECRUIT, RESEARCH, RESOURCES, SEA, SERF, SHORES,
                                SOLO_CARDS, SOLO_SPELLS, SOLO_TRACK, SPELLS, SPELL_NUMBER, STRENGTH,
                                TAX, TERRAIN, WARRIOR)
from models.hlas_state import ABOARD

CARD_NAMES = {'Recruit': ('solo-recruit-a', 'solo-recruit-b'),
              'Build: capital track': ('solo-track',),
              'Build: towers and vessels': ('solo-construct',), 'Research': ('solo-research',),
              'Tax': ('solo-tax',),
              'Attack': ('solo-attack-a', 'solo-attack-b')}
FOLLOWED = {'recruit': RECRUIT, 'build_track': BUILD, 'build_tower_vessel': BUILD,
            'research': RESEARCH, 'tax': TAX}


class Solo(SoloMoves):
    # ---- the round

    def solo_phase(self):
        """R-HLA-30.1"""
        for hero in range(3):
            yield from self.enemy_turn(hero)
            self.turn += 1
            if hero < 2:
                yield from self.take_turn(PERSON)
                self.turn += 1

    def clear_slots(self):
        self.solo_discard |= {card for card in self.solo_slot if card}
        self.solo_slot = [None] * 3

    # ---- cards

    def solo_stock(self):
        """Cards that can be drawn; R-HLA-30.3: the last one is shuffled with the discards."""
        out = self.solo_discard | set(self.solo_slot) | {self.solo_hand}
        stock = set(SOLO_CARDS) - out
        if len(stock) <= 1:
            self.solo_discard = set()
            stock = set(SOLO_CARDS) - set(self.solo_slot) - {self.solo_hand}
        return stock

    def draw_solo(self, hero):
        stock = self.solo_stock()
        text = self.told('solo-card')['text']
        need(f'hero {hero + 1}:' in text, 'whose card', text)
        cards = [card for card in CARD_NAMES[text.split(': ', 1)[1]] if card in stock]
        need(cards, 'card', text, stock)
        if len(cards) > 1:
            cards = self.tell_apart(hero, cards)
        self.solo_slot[hero] = cards[0]
        return SOLO_CARDS[cards[0]]

    def tell_apart(self, hero, cards):
        """Two cards have the same name: look which of them has gone where."""
        slot = self.after.get('public.solo_slot', ['none'] * 3)[hero]
        if self.after.get('public.round', 0) == self.round and slot in cards:
            return [slot]
        found = [card for card in cards if self.leads_there(hero, SOLO_CARDS[card])]
        if len(found) == 1:
            return found
        gone = self.after.get('public.solo_discard', 0)
        return [card for card in cards if gone >> SOLO_CARDS[card].number - 1 & 1] or cards

    def leads_there(self, hero, card):
        """Whether the moves that the engine tells are those that this card would lead to."""
        path = self.attack_path(hero, card.direction) if card.action == 'attack' else None
        route = path[-1:] if path else self.foretell(hero, card.direction)
        said = [event['text'] for event in self.events if event['kind'] == 'solo-moved' and
                f'Hero {hero + 1} ' in event['text']]
        return not said or len(said) >= len(route) > 0 and all(
            text.endswith(' to ' + NAME[region]) for text, region in zip(said, route))

    def draw_battle_card(self):
        """R-HLA-32.1"""
        stock = self.solo_stock()
        text = self.told('solo-battle')['text']
        found = [card for card in stock for name, ids in CARD_NAMES.items()
                 if card in ids and f': {name} (+{SOLO_CARDS[card].strength} strength' in text]
        need(len(found) == 1, 'battle card', text, stock)
        card = SOLO_CARDS[found[0]]
        side = self.fight.lead.index(ENEMY)
        self.solo_hand = card.id
        self.fight.solo_card, self.fight.tactic[side] = card, card.tactic[side]

    # ---- a turn

    def enemy_turn(self, hero):
        """R-HLA-30.4, 30.5"""
        card = self.draw_solo(hero)
        action = getattr(self, 'enemy_' + card.action)
        success = yield from action(hero, card)
        if success and card.action in FOLLOWED:
            yield from self.person_follows(FOLLOWED[card.action])
        if card.action == 'tax':
            self.turn_tax()
        if card.action == 'tax' or not success:
            yield from self.enemy_move(hero, card.direction)

    def person_follows(self, place):
        if self.bar[PERSON][place] or not self.courtyard(PERSON):
            return
        choice = yield from self.ask(PERSON, [('pass',), ('follow',)])
        if choice[0] == 'follow':
            self.post_serf(PERSON, place)
            yield from self.capital_action(PERSON, place)

    def enemy_affords(self, kind):
        return self.supply(ENEMY, kind) and self.affords(ENEMY, PRICE[self.faction[ENEMY], kind])

    def vessel_open(self, kind):
        """R-HLA-Z1, Z3"""
        return self.solo_space >= (1 if kind == SEA else 3) and self.enemy_affords(kind)

    def enemy_recruit(self, hero, _):
        """R-HLA-30.6, 30.7"""
        kind = next((kind for kind in (AIR, SEA, WARRIOR, SERF)
                     if (self.vessel_open(kind) if kind >= SEA else self.enemy_affords(kind))),
                    None)
        if kind is None:
            return False
        self.spend(ENEMY, PRICE[self.faction[ENEMY], kind])
        if kind >= SEA:
            self.from_supply(ENEMY, kind, self.capital[ENEMY])
        else:
            self.enemy_places(hero, kind)
        return True
        yield

    def enemy_places(self, hero, kind):
        """A unit from the supply comes to a hero, or to the capital."""
        region = self.hero_at(ENEMY, hero)
        if region not in LAND or not self.fits(ENEMY, region, 1):
            region = self.capital[ENEMY]
        self.from_supply(ENEMY, kind, region)
        self.check_expanded(ENEMY)

    def enemy_build_track(self, _, __):
        """R-HLA-30.8"""
        if self.solo_space == 6:
            return False
        space = SOLO_TRACK[self.solo_space + 1]
        if self.resource[ENEMY][ORE] < space['ore']:
            return False
        self.solo_space += 1
        self.resource[ENEMY][ORE] -= space['ore']
        self.points(ENEMY, space['vp'])
        self.level[ENEMY] = space['level']
        self.check_goal(self.solo_space == 6)
        return True
        yield

    def enemy_build_tower_vessel(self, hero, _):
        """R-HLA-30.9 to 30.11"""
        region = self.hero_at(ENEMY, hero)
        price = self.enemy_tower_price(hero, region)
        if price is not None and self.resource[ENEMY][ORE] >= price:
            self.resource[ENEMY][ORE] -= price
            self.tower[ENEMY].append(region)
            self.check_goal(len(self.tower[ENEMY]) == 3)
            self.collect_around(region)
            return True
        for kind in (AIR, SEA):
            if self.vessel_open(kind):
                self.spend(ENEMY, PRICE[self.faction[ENEMY], kind])
                self.launch(hero, kind, region)
                return True
        return False
        yield

    def enemy_tower_price(self, hero, region):
        if region not in LAND or not self.may_fortify(ENEMY, region):
            return None
        if len(self.tower[ENEMY]) >= SOLO_TRACK[self.solo_space]['towers']:
            return None
        price = self.distances(ENEMY)[region]
        if self.faction[ENEMY] == 'dwarves' and hero == 2:
            price = max(1, price - 2)
        return price

    def collect_around(self, region):
        """R-HLA-30.10: all unresolved tokens beside a new tower, face up or down, without VP."""
        for there in self.by_land(region):
            self.take_tokens(there, 0)

    def launch(self, hero, kind, region):
        """A new vessel at the hero's region, with those who fit aboard."""
        home = self.capital[ENEMY]
        aboard = isinstance(self.hero[ENEMY][hero], str)
        no_shore = kind == SEA and not SHORES[region]
        if aboard or region not in LAND or no_shore or not self.fits(ENEMY, region, 1):
            region = home
        self.from_supply(ENEMY, kind, region)
        if self.hero[ENEMY][hero] != region:
            return
        slot, room = kind - SEA, 2
        for i in (hero, (hero + 1) % 3, (hero + 2) % 3):
            if room and self.hero[ENEMY][i] == region:
                self.hero[ENEMY][i] = ABOARD[slot]
                room -= 1
        for i, rows in ((1, self.warrior), (0, self.serf)):
            going = min(room, rows[ENEMY][region])
            rows[ENEMY][region] -= going
            self.cargo[ENEMY][i][slot] += going
            room -= going

    def enemy_tax(self, _, __):
        """R-HLA-30.15"""
        for i, name in enumerate(self.tax):
            self.gain(ENEMY, RESOURCES.index(name), 4 - i)
        return True
        yield

    def enemy_attack(self, hero, card):
        """R-HLA-30.17 to 30.20"""
        path = self.attack_path(hero, card.direction)
        if path is None:
            return False
        yield from self.enemy_charge(hero, path, card.direction)
        return True

    # ---- research

    def enemy_research(self, hero, card):
        """R-HLA-30.12 to 30.14"""
        name, mana, vp = SOLO_SPELLS[self.faction[ENEMY], hero + 1]
        cheaper = self.faction[ENEMY] == 'elves' and self.solo_space >= 5
        price = max(1, mana - 1) if cheaper else mana
        if self.resource[ENEMY][MANA] < price:
            return False
        self.resource[ENEMY][MANA] -= price
        vp += self.faction[ENEMY] == 'humans' and hero == 1
        if not self.rule('cancelled_no_vp'):
            self.points(ENEMY, vp)
        cancelled, copied = yield from self.person_answers(mana)
        if not cancelled:
            if self.rule('cancelled_no_vp'):
                self.points(ENEMY, vp)
        if not cancelled:
            yield from self.enemy_spell(name, hero, card)
            if copied:
                yield from self.mirrored(name)
        return True

    def person_answers(self, mana):
        """(whether the enemy's spell is cancelled, whether it is copied)"""
        if not sum(self.library[PERSON].values()):
            return False, False
        options = [('pass',)]
        for answer in SPELLS.values():
            if (answer.type == 'interrupt' and self.library[PERSON][answer.id] and
                    self.spell_price(PERSON, answer) <= self.resource[PERSON][MANA]):
                options.append(('answer', answer.number))
        choice = yield from self.ask(PERSON, options, True)
        if choice[0] == 'pass':
            return False, False
        answer = SPELLS[SPELL_NUMBER[choice[1]]]
        self.resource[PERSON][MANA] -= self.spell_price(PERSON, answer)
        self.library[PERSON][answer.id] -= 1
        self.points(PERSON, answer.vp)
        if answer.id == 'mana-leech':
            self.gain(PERSON, MANA, mana)
        self.discard_open(answer.id)
        return answer.id == 'cancel-spell', answer.id == 'copy-spell'

    def enemy_spell(self, name, hero, card):
        if name in ('Haste', 'Wolf Rush'):
            self.rider_used = False     # the action is the enemy's
            yield from self.enemy_move(hero, card.direction)
        elif name == 'Tunnel':
            self.tunnel(hero)
        elif name in ('Blessing', 'Call of Blood'):
            kind = SERF if name == 'Blessing' else WARRIOR
            if self.supply(ENEMY, kind):
                self.enemy_places(hero, kind)
        elif name == 'Call of the Forest':
            self.gain(ENEMY, FOOD, 2)
            self.gain(ENEMY, ORE, 2)
        elif name == 'Stone Skin':
            self.gain(ENEMY, ORE, 3)
        else:
            yield from self.enemy_strikes(name, hero)

    def enemy_strikes(self, name, hero):
        near = self.around([self.hero_at(ENEMY, hero)], 3 if name == 'Assassination' else 2)
        if name == 'Rain of Fire':
            yield from self.suffer(near, FOOT_KINDS, 2)
        elif name == 'Blood Curse':
            yield from self.suffer(near, FOOT_KINDS, 1)
            self.lose_resource(PERSON, FOOD, 2)
        elif name == 'Call of Stone':
            yield from self.suffer(near, (SERF,), 1)
            self.gain(ENEMY, FOOD, 2)
        elif name == 'Assassination':
            heroes = any(self.units(PERSON, r)[kind] for r in near if r != self.capital[PERSON]
                         for kind in HEROES)
            yield from self.suffer(near, HEROES if heroes else (WARRIOR,), 1)
        elif name == 'Starfire':
            spells = [('discard', SPELLS[s].number) for s, k in self.library[PERSON].items() if k]
            if spells:
                choice = yield from self.ask(PERSON, spells, sum(self.library[PERSON].values()) > 1)
                self.throw(PERSON, SPELL_NUMBER[choice[1]])
            self.lose_resource(PERSON, MANA, 3)

    def around(self, starts, steps):
        """Land regions within some march steps; from a sea the first is ashore."""
        found = {r: 0 for r in starts}
        queue = list(starts)
        for here in queue:
            if found[here] == steps:
                continue
            for there in (BY_FOOT if here in LAND else SHORES)[here]:
                if there in self.live and there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return sorted(found)

    def suffer(self, near, kinds, count):
        """The person loses units of their choice."""
        yield from self.pick_off(PERSON, near, kinds, count)

    def pick_off(self, owner, near, kinds, count):
        for _ in range(count):
            options = [('lose', kind, 0, r) for r in near if r != self.capital[owner]
                       for kind in kinds if self.units(owner, r)[kind]]
            if not options:
                return
            choice = yield from self.ask(PERSON, options)
            yield from self.kill(owner, choice[1], choice[3])

    def mirrored(self, name):
        """R-HLA-30.14: the person's copy of a spell of the enemy."""
        heroes = [self.hero_at(PERSON, i) for i in range(3) if self.hero[PERSON][i]]
        starts = sorted({*heroes, self.capital[PERSON]})
        near = self.around(starts, 3 if name == 'Assassination' else 2)
        if name in ('Haste', 'Wolf Rush'):
            yield from self.march(PERSON, steps=1)
        elif name == 'Tunnel':
            yield from self.mirrored_tunnel()
        elif name in ('Blessing', 'Call of Blood'):
            yield from self.mirrored_placing(SERF if name == 'Blessing' else WARRIOR, heroes)
        elif name == 'Call of the Forest':
            self.gain(PERSON, FOOD, 2)
            self.gain(PERSON, ORE, 2)
        elif name == 'Stone Skin':
            self.gain(PERSON, ORE, 3)
        elif name == 'Rain of Fire':
            yield from self.pick_off(ENEMY, near, FOOT_KINDS, 2)
        elif name == 'Blood Curse':
            self.lose_resource(ENEMY, FOOD, 2)
            yield from self.pick_off(ENEMY, near, FOOT_KINDS, 1)
        elif name == 'Call of Stone':
            yield from self.pick_off(ENEMY, near, (SERF,), 1)
            self.gain(PERSON, FOOD, 2)
        elif name == 'Assassination':
            found = any(self.units(ENEMY, r)[kind] for r in near if r != self.capital[ENEMY]
                        for kind in HEROES)
            yield from self.pick_off(ENEMY, near, HEROES if found else (WARRIOR,), 1)
        elif name == 'Starfire':
            self.lose_resource(ENEMY, MANA, 3)

    def mirrored_placing(self, kind, heroes):
        if not self.supply(PERSON, kind):
            return
        home = self.capital[PERSON]
        places = {home} | {r for r in heroes if r in LAND and self.fits(PERSON, r, 1)}
        choice = yield from self.ask(PERSON, [('place', r) for r in sorted(places)])
        self.from_supply(PERSON, kind, choice[1])
        self.check_expanded(PERSON)

    # ---- battles

    def enemy_bonus(self, side):
        """R-HLA-N1 to N4"""
        fight, faction = self.fight, self.faction[ENEMY]
        units = self.roster(side)[ENEMY]
        hero = [units[kind] and (ENEMY, kind) not in fight.petrified[side] for kind in HEROES]
        terrain, special = TERRAIN[fight.region], self.solo_space >= 5
        total = 0
        if faction == 'humans':
            total += bool(hero[0] and units[SERF])
            total += units[WARRIOR] * (special and terrain == 'plain')
        elif faction == 'orcs':
            total += units[WARRIOR] * (bool(hero[0]) + special)
            if hero[1]:
                total += self.pooled(1 - side)[SERF] + self.extra_serfs(1 - side)
        elif faction == 'elves':
            total += 2 * bool(hero[0] and terrain == 'forest')
        else:
            total += 2 * bool(hero[0] and side == DEFENCE) + len(self.towers(side)) * special
        return total

    def enemy_losses(self, side, amount):
        """R-HLA-32.6, 32.7"""
        region = self.place(side)
        home = self.capital[ENEMY]
        for kind in (SERF, WARRIOR, AIR, SEA, HERO1, HERO1 + 1, HERO1 + 2):
            while amount > 0 and self.units(ENEMY, region)[kind]:
                amount -= STRENGTH[kind]
                self.fight.destroyed[side][kind] += 1
                yield from self.kill(ENEMY, kind, region, False)
        units = self.units(ENEMY, region)
        for v in (0, 1):
            if units[SEA + v]:
                self.disembark(ENEMY, v, region)
        for kind in range(1, 8):
            for _ in range(units[kind]):
                self.take(ENEMY, kind, region)
                self.add(ENEMY, kind, home)
