"""The Fall: the board, islands, characters, monsters and cards."""
from itertools import product

# --- nodes: eight circles of five, regions: inner 0-4, then two outer rings 5-9 and 10-14
NODES = [f'{circle}{i}' for circle in 'calrmsux' for i in range(5)]
CITY_NODES = range(5)
MIDDLE_NODES = range(20, 25)        # of the craters
EXTERNAL_FIRST = 35                 # the Colossus walks on 35 to 39
KINDS = ('river', 'mountains', 'forest', 'misty valley', 'crystal field')
REGIONS = range(15)
KIND = [*range(5), *((k + 2) % 5 for k in range(5)), *((k + 4) % 5 for k in range(5))]


def left_of(k):
    return 10 + k % 5


def regions_at(node):
    circle, k = divmod(node, 5)
    return sorted({
        0: {k, (k + 1) % 5}, 1: {k, (k + 1) % 5, left_of(k)}, 2: {k, 5 + k, left_of(k + 4)},
        3: {k, 5 + k, left_of(k)}, 4: {left_of(k + 4), 5 + k}, 5: {left_of(k + 4)}, 6: {5 + k},
        7: {5 + k, left_of(k)}}[circle])


def paths():
    for k in range(5):
        yield from ((k, (k + 1) % 5), (k, 5 + k), (5 + k, 10 + (k + 1) % 5), (5 + k, 15 + k),
                    (10 + k, 15 + k), (10 + k, 20 + k), (15 + k, 35 + k), (20 + k, 25 + k),
                    (20 + k, 30 + k), (25 + k, 35 + (k + 4) % 5), (30 + k, 35 + k))


REGIONS_AT = [regions_at(node) for node in range(40)]
NODES_OF = [[node for node in range(40) if region in REGIONS_AT[node]] for region in REGIONS]
NEAR = [set() for _ in range(40)]
for one, other in paths():
    NEAR[one].add(other)
    NEAR[other].add(one)
BORDERS = [[q for q in REGIONS if q != r and len(set(NODES_OF[r]) & set(NODES_OF[q])) >= 2]
           for r in REGIONS]


def crater_of(node):
    return node % 5 if 20 <= node < 35 else None


def crater_regions(crater):
    """The two regions that a crater, and so its island, touches."""
    return sorted((left_of(crater + 4), 5 + crater))


def colossus_regions(node):
    """The two regions at an external node: (outer, left)."""
    k = node - EXTERNAL_FIRST
    return 5 + k, left_of(k)


# --- islands of Mysthea: their kinds of region; an isle is a region of an island, 1 to 15
ISLANDS = {'shard': 1, 'monolith': 2, 'tree': 3, 'sphere': 4, 'volcano': 5}
ISLAND_NAMES = ('none', *ISLANDS)
ISLAND_KINDS = {1: (3, 0, 4), 2: (2, 3, 1), 3: (4, 2, 1), 4: (3, 0, 1), 5: (2, 4, 0)}
KIND_WORDS = ('river', 'mountain', 'forest', 'mist', 'crystal')
ISLES = [None] + [f'{name}-{KIND_WORDS[kind]}' for name, island in ISLANDS.items()
                  for kind in ISLAND_KINDS[island]]


def isles_of(island):
    return range(3 * island - 2, 3 * island + 1)


def isle_of_kind(island, kind):
    """The region of this kind on an island, or None."""
    kinds = ISLAND_KINDS[island]
    return 3 * island - 2 + kinds.index(kind) if kind in kinds else None


# One region of each island, all of different kinds.
GOLEM_LAYOUTS = [layout for layout in product(*ISLAND_KINDS.values()) if len(set(layout)) == 5]

# --- characters, monsters, cards
CHAMPIONS = ('anuth', 'celethe', 'leheir', 'telron', 'cr-2t1', 'sanya', 'kolbor')
# As the characters are numbered; records number seekers as Icaion does.
SEEKERS = ('lone-survivor', 'cursed', 'heir', 'machine', 'outsider', 'creature', 'criminal')
CHARACTERS = ('none', *CHAMPIONS, *SEEKERS)
COLOURS = ('none', 'red', 'blue', 'yellow', 'black', 'purple')
MACHINE_TYPES = ('harvester', 'scavenger', 'refiner')
TABLE_COLOURS = (5, 1, 3, 4, 2)     # of the machines, by kind of region
HARVESTER, SCAVENGER = 0, 1         # the third is the refiner
MONSTERS = ('none', 'boulron', 'onygauros', 'caerulas', 'utcoro', 'cannibarok', 'obsidusa',
            'kodror')
MONSTER_STRENGTH = (0, 5, 9, 6, 6, 7, 7, 8)
MONSTER_HOME = (0, 3, 5, 4, 3, 1, 1, 2)
BOULRON, ONYGAUROS, CAERULAS, UTCORO, CANNIBAROK, OBSIDUSA, KODROR = range(1, 8)
BASE_MONSTERS = {ONYGAUROS, CAERULAS, UTCORO, CANNIBAROK}
BOULRON_DAMAGE = 10
LEVELS = ('easy', 'normal', 'hard')
SHARDS = ((3, 5, 2), (2, 4, 4), (1, 4, 5))      # of the values 1, 2, 3 by level
EVENTS_AT_SETUP = (2, 3, 4)
FORTS = {1: 5, 2: 5, 3: 3, 4: 2, 5: 1}
GOLEMS, CONSTRUCTS = 20, 40
CRYSTALS_MAX, PARASITES_MAX, CITY_FIELDS, NIGHTS_MAX, ACTIONS_MAX = 6, 2, 5, 400, 3
# Event cards: 0 to 4 by kind of region, then
COLOSSUS, STORM = 5, 6
EVENT_CARDS = (*(f'{kind.replace(" ", "-")}-card' for kind in KINDS), 'colossus-card', 'storm-card')
EVENT_WORDS = (*KINDS, 'colossus', 'storm')
POINTS_OF_ERA = ((2, 2, 2, 2, 2), (1, 1, 2, 3, 3), (1, 2, 3, 3, 4), (1, 2, 3, 4, 5))
# Victory bonuses.
DEFEAT, MOVE, CRYSTAL, PUSH = 0, 2, 1, 3


def era_of(card):
    return (card - 1) // 20


def points_of(card):
    return POINTS_OF_ERA[era_of(card)][(card - 1) % 5]


def bonus_of(card):
    """Red defeats, yellow moves, green brings a crystal, blue pushes."""
    return (DEFEAT, MOVE, CRYSTAL, PUSH)[(card - 1) % 20 // 5]
