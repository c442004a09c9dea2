"""Mysthea: islands, cards, encounters and monsters."""

# --- islands. A region has a number from 1 on, an island too.
TYPES = ('none', 'river', 'mountain', 'forest', 'mist', 'crystal')
RIVER, MOUNTAIN, FOREST, MIST, CRYSTAL = range(1, 6)
ISLANDS = ('none', 'shard', 'monolith', 'tree', 'sphere', 'volcano')
ISLAND_NUMBERS = range(1, 6)
REGIONS = ('none', 'shard-mist', 'shard-river', 'shard-crystal',
           'monolith-forest', 'monolith-mist', 'monolith-mountain',
           'tree-crystal', 'tree-forest', 'tree-mountain',
           'sphere-mist', 'sphere-river', 'sphere-mountain',
           'volcano-forest', 'volcano-crystal', 'volcano-river')
REGION_NUMBERS = range(1, 16)
ISLAND_OF = (0, *(ISLANDS.index(name.split('-')[0]) for name in REGIONS[1:]))
TYPE_OF = (0, *(TYPES.index(name.split('-')[1]) for name in REGIONS[1:]))

# --- units
CONSTRUCT, GOLEM, FORT, CHAMPION, ACTION = range(5)     # the last only as a place of upgrades
SOLDIERS = (CONSTRUCT, GOLEM)
UNITS = (CONSTRUCT, GOLEM, FORT)
UNIT_TOTAL = (8, 4, 4)
CHAMPIONS = ('none', 'anuth', 'celethe', 'leheir', 'telron', 'cr-2t1', 'sanya', 'kolbor')
TRACK_MAX = 12          # of energy and of experience
EQUIPMENT_MAX, ENCOUNTERS_MAX = 3, 6

# --- event cards: five region types, the storm, monsters
EVENTS = ('none', *TYPES[1:], 'storm', 'boulron', 'onygauros', 'caerulas', 'utcoro', 'cannibarok',
          'obsidusa', 'kodror')
STORM = 6
BOULRON, ONYGAUROS, CAERULAS, UTCORO, CANNIBAROK, OBSIDUSA, KODROR = range(7, 14)


class Monster:
    """Strength, home island, glory of the three medals, and what comes with it."""

    def __init__(self, strength, home, glory, gift=None, amounts=(0, 0, 0)):
        self.strength, self.home, self.glory = strength, home, glory
        self.gift, self.amounts = gift, amounts


MONSTERS = {
    BOULRON: Monster(11, 3, (9, 4, 2)),
    ONYGAUROS: Monster(13, 5, (4, 3, 2), 'cp', (4, 3, 2)),
    CAERULAS: Monster(15, 4, (5, 4, 3), 'xp', (5, 4, 3)),
    UTCORO: Monster(10, 3, (3, 2, 1), 'encounter', (1, 1, 1)),
    CANNIBAROK: Monster(12, 1, (6, 4, 2), 'energy', (6, 4, 2)),
    OBSIDUSA: Monster(14, 1, (7, 5, 3), 'draw', (1, 1, 1)),
    KODROR: Monster(16, 2, (16, 12, 8)),
}
BASE_MONSTERS = {ONYGAUROS, CAERULAS, UTCORO, CANNIBAROK}

# --- command cards 1 to 80: twenty of each era, five of each kind in it
KINDS = 'TOEU'          # tactic, objective, equipment, upgrade
CARD_NUMBERS = range(1, 81)
KIND = (None, *(KINDS[(card - 1) % 20 // 5] for card in CARD_NUMBERS))
ERA = (None, *((card - 1) // 20 for card in CARD_NUMBERS))
POINTS = (0, *[2] * 20, *[1, 1, 2, 3, 3] * 4, *[1, 2, 3, 3, 4] * 4, *[1, 2, 3, 4, 5] * 4)
# Place of each upgrade on the board.
PLACE = {16: FORT, 17: CONSTRUCT, 18: GOLEM, 19: CHAMPION, 20: ACTION,
         36: FORT, 37: GOLEM, 38: CHAMPION, 39: CONSTRUCT, 40: ACTION,
         56: CHAMPION, 57: ACTION, 58: GOLEM, 59: CONSTRUCT, 60: FORT,
         76: CHAMPION, 77: GOLEM, 78: ACTION, 79: FORT, 80: CONSTRUCT}
FREE_BY = {'T': 57, 'O': 78, 'E': 40, 'U': 20}      # upgrade that makes a kind cost no energy
CARRIER = {CONSTRUCT: 59, GOLEM: 77, CHAMPION: 38}  # upgrade with which a unit takes another along


class Effect:
    """A price and parts. The price is (what, ..): energy or XP and how much, or cards that are
    discarded or removed, by their kinds ('*' any). `join`: all parts, any of two, or one of two.
    A part is (what, ..), see mysthea_effects.py."""

    def __init__(self, *parts, price=None, join='all'):
        self.parts, self.price, self.join = parts, price, join


ENERGY_1, XP_1 = ('energy', 1), ('xp', 1)
EFFECTS = {
    1: Effect(('jump', CHAMPION, 1)),
    2: Effect(('xp', 2), ('develop',)),
    3: Effect(('act',)),
    4: Effect(('battle', 2)),
    5: Effect(('meditate',)),
    6: Effect(('glory', 3, 'control', FOREST)),
    7: Effect(('glory', 3, 'control', MIST)),
    8: Effect(('glory', 3, 'control', RIVER)),
    9: Effect(('glory', 3, 'control', CRYSTAL)),
    10: Effect(('glory', 3, 'control', MOUNTAIN)),
    11: Effect(('act',), price=('discard', 'T')),
    12: Effect(('develop',), price=('discard', 'O')),
    13: Effect(('meditate',), price=('discard', 'E')),
    14: Effect(('charge',), ('glory', 4), price=('discard', 'U'), join='any'),
    15: Effect(('cp', 1, 'X'), price=('discard', '*')),
    21: Effect(('charge',)),
    22: Effect(('jump', GOLEM, 1)),
    23: Effect(('strike', FORT)),
    24: Effect(('make', CONSTRUCT), ('make', GOLEM), join='any'),
    25: Effect(('deploy', CONSTRUCT), ('deploy', GOLEM), join='any'),
    26: Effect(('glory', 3)),
    27: Effect(('cp', 1, 'X'), ('xp', 1, 'X'), price=('remove', 'T')),
    28: Effect(('glory', 2, 'unit', FORT)),
    29: Effect(('glory', 1, 'unit', GOLEM), ('energy', 1, 'unit', GOLEM)),
    30: Effect(('glory', 3, 'encounters')),
    31: Effect(('energy', 2), price=ENERGY_1),
    32: Effect(('jump', CHAMPION, 1), price=ENERGY_1),
    33: Effect(('glory', 2), price=XP_1),
    34: Effect(('make', CONSTRUCT), ('step', CONSTRUCT, 1), price=ENERGY_1, join='one'),
    35: Effect(('make', GOLEM), ('step', GOLEM, 1), price=ENERGY_1, join='one'),
    41: Effect(('draw', 2)),
    42: Effect(('jump', CONSTRUCT, 2)),
    43: Effect(('battle', 3)),
    44: Effect(('strike', CONSTRUCT)),
    45: Effect(('horde', True)),
    46: Effect(('glory', 1, 'X'), ('cp', 1, 'X'), price=('remove', 'O')),
    47: Effect(('glory', 5)),
    48: Effect(('glory', 7)),
    49: Effect(('glory', 1, 'unit', CONSTRUCT)),
    50: Effect(('charge',), ('meditate',), join='any'),
    51: Effect(('xp', 1), ('glory', 1), price=ENERGY_1),
    52: Effect(('make', GOLEM), ('deploy', GOLEM), price=ENERGY_1, join='one'),
    53: Effect(('make', CONSTRUCT), ('deploy', CONSTRUCT), price=ENERGY_1, join='one'),
    54: Effect(('glory', 4), price=XP_1),
    55: Effect(('deploy', FORT), price=ENERGY_1),
    61: Effect(('energy', 12)),
    62: Effect(('strike', GOLEM)),
    63: Effect(('monster',)),
    64: Effect(('wound',)),
    65: Effect(('battle', 5)),
    66: Effect(('energy', 1, 'X'), ('glory', 1, 'X'), price=('remove', 'E')),
    67: Effect(('glory', 1, 'X'), ('xp', 1, 'X'), price=('remove', 'U')),
    68: Effect(('charge',), ('glory', 4)),
    69: Effect(('glory', 9)),
    70: Effect(('glory', 16), price=('remove', 'TOEU')),
    71: Effect(('monster',), price=('remove', 'EE')),
    72: Effect(('deploy', GOLEM), ('step', GOLEM, 1), price=ENERGY_1, join='one'),
    73: Effect(('deploy', CONSTRUCT), ('step', CONSTRUCT, 1), price=ENERGY_1, join='one'),
    74: Effect(('glory', 6), price=XP_1),
    75: Effect(('glory', 2, 'X'), price=('remove', '*')),
}


class Encounter:
    """Glory of the front, and for both options how far the token goes and the reward."""

    def __init__(self, glory, *options):
        self.glory, self.options = glory, options


ENCOUNTERS = {
    1: Encounter(6, (1, Effect(('each', FORT))), (3, Effect(('xp', 2)))),
    2: Encounter(6, (3, Effect(('cp', 3))), (2, Effect(('meditate',)))),
    3: Encounter(6, (4, Effect(('make', CONSTRUCT), ('make', GOLEM))),
                 (3, Effect(('glory', 3, 'control', CRYSTAL)))),
    4: Encounter(7, (3, Effect(('glory', 3, 'control', FOREST))),
                 (1, Effect(('xp', 1), ('step', CHAMPION, 1)))),
    5: Encounter(7, (2, Effect(('cp', 2))), (4, Effect(('energy', 1), ('develop',)))),
    6: Encounter(7, (2, Effect(('energy', 3))), (3, Effect(('draw', 1)))),
    7: Encounter(8, (4, Effect(('glory', 1), ('battle', None))),
                 (3, Effect(('make', CONSTRUCT), ('step', CONSTRUCT, 1), join='one'))),
    8: Encounter(8, (1, Effect(('energy', 1), ('cp', 1))), (3, Effect(('each', CONSTRUCT)))),
    9: Encounter(8, (3, Effect(('glory', 1, 'X'), price=('discard', 'T'))),
                 (2, Effect(('make', CONSTRUCT), ('deploy', CONSTRUCT), join='one'))),
    10: Encounter(7, (3, Effect(('glory', 3, 'control', MIST))),
                  (1, Effect(('jump', GOLEM, 1), ('jump', CONSTRUCT, 1)))),
    11: Encounter(7, (2, Effect(('each', GOLEM))), (3, Effect(('glory', 3)))),
    12: Encounter(7, (1, Effect(('energy', 1))), (4, Effect(('charge',), ('cp', 1), join='one'))),
    13: Encounter(7, (3, Effect(('develop',))),
                  (1, Effect(('make', GOLEM), ('step', GOLEM, 1), join='one'))),
    14: Encounter(7, (4, Effect(('cp', 1), ('glory', 2))), (2, Effect(('each', GOLEM)))),
    15: Encounter(7, (3, Effect(('draw', 1))), (2, Effect(('glory', 1, 'unit', GOLEM)))),
    16: Encounter(6, (2, Effect(('deploy', CONSTRUCT), ('make', GOLEM), join='one')),
                  (3, Effect(('glory', 3), price=ENERGY_1))),
    17: Encounter(6, (0, Effect(('glory', 1), ('battle', None))), (2, Effect(('draw', 1)))),
    18: Encounter(6, (4, Effect(('make', CONSTRUCT), ('make', GOLEM), join='one')),
                  (2, Effect(('glory', 1, 'X'), price=('discard', 'E')))),
    19: Encounter(6, (3, Effect(('energy', 2), ('cp', 2), join='one')), (4, Effect(('xp', 2)))),
    20: Encounter(6, (2, Effect(('jump', CHAMPION, 1))), (3, Effect(('monster',)))),
    21: Encounter(6, (1, Effect(('make', GOLEM), ('deploy', GOLEM), join='one')),
                  (0, Effect(('glory', 3), ('battle', None)))),
    22: Encounter(8, (0, Effect(('glory', 3), price=ENERGY_1)),
                  (3, Effect(('jump', CONSTRUCT, 2)))),
    23: Encounter(8, (3, Effect(('draw', 1))),
                  (2, Effect(('glory', 1, 'X'), price=('discard', 'U')))),
    24: Encounter(8, (1, Effect(('deploy', GOLEM), ('step', GOLEM, 1), join='one')),
                  (2, Effect(('glory', 3, 'control', RIVER)))),
    25: Encounter(6, (4, Effect(('glory', 2), ('xp', 1), price=ENERGY_1)),
                  (3, Effect(('horde', False)))),
    26: Encounter(6, (0, Effect(('charge',), ('xp', 1))), (2, Effect(('glory', 4)))),
    27: Encounter(6, (3, Effect(('meditate',))), (2, Effect(('monster',)))),
    28: Encounter(7, (4, Effect(('step', CONSTRUCT, 2))),
                  (3, Effect(('deploy', FORT), ('deploy', GOLEM), join='one'))),
    29: Encounter(7, (2, Effect(('charge',), ('battle', None))),
                  (0, Effect(('glory', 1, 'X'), price=('discard', 'O')))),
    30: Encounter(7, (3, Effect(('act',))), (1, Effect(('glory', 3, 'control', MOUNTAIN)))),
}
