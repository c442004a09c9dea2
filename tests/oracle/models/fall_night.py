"""The Fall: event cards, monsters that enter, enemy attacks."""
import copy

from model import need
from models.fall_actions import Actions
from models.fall_tables import (BOULRON, BOULRON_DAMAGE, CANNIBAROK, CITY_FIELDS, COLOSSUS,
                                EXTERNAL_FIRST, KODROR, MONSTER_HOME, MONSTER_STRENGTH, MONSTERS,
                                OBSIDUSA, REGIONS, REGIONS_AT, STORM, UTCORO, colossus_regions,
                                crater_regions, isle_of_kind, left_of)

BAG_SHARDS = 5


class Night(Actions):
    """What happens when a day is over."""

    # All that a night can change: it is kept where a night is tried or begun anew.
    CHANGED = ('isle', 'golems', 'constructs', 'parasites', 'machine', 'wonder', 'defence', 'slot',
               'shown_shards', 'bag_known', 'shown', 'colossus', 'monsters', 'pile', 'held',
               'charged', 'is_storm_shown', 'outcome', 'forts', 'fort', 'stats')

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.raided = set()             # regions attacked by the last card

    def keep(self):
        return {name: copy.deepcopy(getattr(self, name)) for name in self.CHANGED}

    def restore(self, kept):
        for name, value in kept.items():
            setattr(self, name, copy.deepcopy(value))

    def event_deck(self):
        """How many cards of each kind are left."""
        return [*(2 - shown for shown in self.shown), 3 - sum(self.shown_shards),
                1 - self.is_storm_shown]

    def night(self, is_setup=False):
        card = self.draw('night')
        need(self.next_event in (None, card), 'not the card that was foreseen')
        self.next_event = None
        need(self.event_deck()[card] > 0 and not (is_setup and card == STORM), 'event card', card)
        self.stats[f'event {card}'] += 1
        if card == STORM:
            yield from self.storm_card()
        elif card == COLOSSUS:
            self.colossus_card()
        else:
            yield from self.region_card(card)

    def charge(self, storms=()):
        """R-FAL-M4.2, X1.2: values of the option with which this storm charges in spite of Utcoro."""
        if not self.is_in_play(UTCORO) or self.start.options['storm_charges'] in storms:
            self.charged = set(range(self.n))

    # --- region cards

    def region_card(self, kind):
        """Section 15 of the rules"""
        self.shown[kind] += 1
        is_advance = self.shown[kind] == 1
        entered = self.advance(kind) if is_advance else set()
        near = self.colossus - EXTERNAL_FIRST
        for crater in (near, (near + 1) % 5) if is_advance else range(5):
            entered |= yield from self.send_out(crater, kind)
        self.raided = set()
        for region in REGIONS:
            if region in entered or self.has('attack_all'):
                self.enemy_attack(region)
        if all(self.shown):
            self.fifth_kind()

    def advance(self, kind):
        """R-FAL-15.1; the inner region of a kind has its number."""
        entered = set()
        for outer in (5 + kind, left_of(kind), left_of(kind + 4)):
            figures = self.golems if self.golems[outer] else self.constructs
            if figures[outer]:
                figures[outer] -= 1
                figures[kind] += 1
                entered.add(kind)
        return entered

    def send_out(self, crater, kind):
        """R-FAL-15.4 to 15.6; the regions entered."""
        island = self.island_at[crater]
        isle = isle_of_kind(island, kind)
        if isle is None:
            return set()
        figures = self.golems if isle == self.golem_isle[island] else self.constructs
        targets = crater_regions(crater)[:self.isle[isle]]
        if len(targets) == 1:
            option = yield from self.choose_one([('to', r, 0) for r in crater_regions(crater)])
            targets = [option[1]]
        for region in targets:
            self.isle[isle] -= 1
            figures[region] += 1
        if self.is_bare(island):
            self.lose('bare-island')
        if len(targets) < 2:
            self.hurt(5)
        return set(targets)

    def enemy_attack(self, region):
        """R-FAL-15.7, 15.8, L4.3, S7.3"""
        if self.enemies(region) < (4 if self.is_guarded(region) else 3):
            return
        self.stats['enemy attack'] += 1
        self.raided.add(region)
        if self.wonder[region]:
            self.wonder[region] = 0
            return
        kind = next((kind for kind in range(3) if self.machine[region][kind]), None)
        if kind is None:
            self.hurt(5)
            return
        colour, self.machine[region][kind] = self.machine[region][kind], 0
        if not any(colour in row for row in self.machine) and \
                any(colour in row for row in self.first_machine):
            self.lose('no-machines')

    def is_guarded(self, region):
        if not self.is_in_turn or not self.has_armour or 'criminal' not in self.hero:
            return False
        hero = self.hero.index('criminal')
        return region in REGIONS_AT[self.node[hero]] and (
            hero == self.turn or self.has('armour_always'))

    def fifth_kind(self):
        """Section 18 of the rules"""
        self.stats['fifth kind'] += 1
        is_calm = not self.is_storm_shown
        self.shown, self.is_storm_shown = [0] * 5, False
        self.bag_known = [a + b for a, b in zip(self.bag_known, self.shown_shards)]
        self.shown_shards = [0] * 3
        if is_calm:
            self.charge()

    # --- Colossus and storm

    def colossus_damage(self):
        """R-FAL-17.2, M1.1, X1.4"""
        damage = 2 * sum(self.parasites)
        damage += sum(MONSTER_STRENGTH[monster] for monster in self.monsters)
        if self.is_in_play(BOULRON):
            damage += BOULRON_DAMAGE
            damage -= 0 if self.has('boulron_adds') else MONSTER_STRENGTH[BOULRON]
        return damage

    def colossus_card(self):
        """Section 17 of the rules"""
        for region in colossus_regions(self.colossus):
            self.parasites[region] += 1
        self.hurt(self.colossus_damage())
        value = self.draw('shard-shown')
        self.show_shard(value)
        self.walk_colossus(value)

    def show_shard(self, value):
        """A shard of the bag: one that was known to be there, or an unseen one; where both could
        be, the position tells."""
        i = value - 1
        hidden = BAG_SHARDS - sum(self.shown_shards) - sum(self.bag_known)
        may_be_hidden = hidden > 0 and self.unseen(value) > 0
        need(self.bag_known[i] or may_be_hidden, 'no shard of value', value, 'in the bag')
        self.shown_shards[i] += 1
        if not self.bag_known[i]:
            return
        if may_be_hidden:
            left = self.after.get('public.bag_known', [0] * 3)[i]
            need(left in (self.bag_known[i], self.bag_known[i] - 1), 'shards known of the bag')
            self.bag_known[i] = left
        else:
            self.bag_known[i] -= 1

    def storm_card(self):
        """Section 16 of the rules"""
        self.is_storm_shown = True
        was_there = self.is_in_play(UTCORO)
        yield from self.enter_monster()
        for region in range(5):
            unit = 0 if self.golems[region] else 1
            if not self.figures()[unit][region]:
                continue
            if sum(self.city) + sum(self.besiegers) == CITY_FIELDS:
                option = yield from self.choose_one([('evict', c, 0) for c in range(5)
                                                     if self.city[c]])
                self.city[option[1]] -= 1
            self.figures()[unit][region] -= 1
            self.besiegers[unit] += 1
            if sum(self.besiegers) == CITY_FIELDS:
                self.lose('besieged')
        self.charge(('on',) if was_there else ('on', 'bringing'))

    # --- monsters

    def enter_monster(self):
        """R-FAL-16.1, M"""
        if not self.pile and not self.under:
            return
        monster = self.draw('entered')
        if self.pile:
            need(monster in self.pile, 'monster', monster, 'cannot be drawn')
            self.pile.discard(monster)
        else:
            need(self.under.pop(0) == monster, 'another monster is on top')
        self.monsters.add(monster)
        self.stats['monster ' + MONSTERS[monster]] += 1
        if monster == UTCORO:
            self.charged = set()
        elif monster == CANNIBAROK:
            yield from self.enter_cannibarok()
        elif monster == OBSIDUSA:
            home = MONSTER_HOME[monster]
            self.held[0] += self.isle[self.golem_isle[home]]
            self.isle[self.golem_isle[home]] = 0
            if self.is_bare(home):
                self.lose('bare-island')
        elif monster == KODROR:
            yield from self.enter_kodror()

    def enter_cannibarok(self):
        home = MONSTER_HOME[CANNIBAROK]
        one, other = self.construct_isles(home)
        meal = (self.isle[one] + self.isle[other] + 1) // 2
        if meal:
            option = yield from self.choose_one([
                ('eat', i, 0) for i in range(meal + 1)
                if i <= self.isle[one] and meal - i <= self.isle[other]])
            self.isle[one] -= option[1]
            self.isle[other] -= meal - option[1]
            self.held[1] += meal
        if self.is_bare(home):
            self.lose('bare-island')

    def enter_kodror(self):
        for i in range(self.n):
            hero = (self.turn + i) % self.n
            if self.fort[hero]:
                option = yield from self.ask(self.seat(hero), [('lose-fort', node, 0)
                                                               for node in self.fort[hero]])
                self.fort[hero].discard(option[1])
                self.forts[hero] += 1
