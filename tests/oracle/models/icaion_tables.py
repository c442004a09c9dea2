"""Board, cards and numbers of Icaion for its model: data/icaion/*.csv made handy."""
from collections import deque

from model import table

COLOURS = ('blue', 'brown', 'green', 'grey', 'pink')
BLUE, BROWN, GREEN, GREY, PINK = range(5)
HARVESTER, SCAVENGER, REFINER = range(3)
NEUTRAL = 6
PRIZES = {2: (9, 4), 3: (9, 4, 1), 4: (10, 6, 2, 1), 5: (10, 6, 2, 1, 0)}
SATURATION = {2: 5, 3: 6, 4: 7, 5: 8}
SHARD_POINTS = (-15, 0, 5, 10, 20, 30)
SHARDS = (5, 6, 5)
SEATS = 5


def numbers(text):
    return tuple(int(x) for x in text.split(';'))


def distances(near, start):
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in near[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


NODES = table('icaion', 'nodes')
NODE_ID = {row['name'].lower(): int(row['id']) for row in NODES}
AT = [tuple(sorted(numbers(row['regions']))) for row in NODES]
CITY = {int(row['id']) for row in NODES if row['touches_city'] == '1'}
STARTS = [int(row['id']) for row in NODES if row['is_start'] == '1']
NEAR = {node: set() for node in range(len(NODES))}
for _row in table('icaion', 'edges'):
    NEAR[int(_row['a'])].add(int(_row['b']))
    NEAR[int(_row['b'])].add(int(_row['a']))
DISTANCE = {node: distances(NEAR, node) for node in NEAR}
REGIONS = table('icaion', 'regions')
KIND = [int(row['kind']) for row in REGIONS]
INNER = [row['ring'] == 'inner' for row in REGIONS]
ADJACENT = [numbers(row['adjacent']) for row in REGIONS]
NODES_OF = [set(numbers(row['nodes'])) for row in REGIONS]
CRATERS = table('icaion', 'craters')
CRATER_REGIONS = [tuple(sorted(numbers(row['regions']))) for row in CRATERS]
CRATER_NODES = [set(numbers(row['nodes'])) for row in CRATERS]
ALL_CRATER_NODES = set().union(*CRATER_NODES)
FAR = [[min(DISTANCE[a][b] for a in nodes for b in NODES_OF[r]) for r in range(15)]
       for nodes in CRATER_NODES]
TRACK = {side: [tuple(int(row[k]) for k in ('crystals', 'parasite', 'arrows', 'recharge'))
                for row in table('icaion', 'event_track') if row['side'] == side]
         for side in ('2-3', '4-5')}
REGION_CARDS = {'river-card': 0, 'mountains-card': 1, 'forest-card': 2, 'misty-valley-card': 3,
                'crystal-field-card': 4}
COLOSSUS_CARDS = {}
for _row in table('icaion', 'colossus_cards'):
    COLOSSUS_CARDS.setdefault(_row['name'], []).append((_row['op'], _row['n']))
TILES = {}
for _row in table('icaion', 'apparatus'):
    _key = COLOURS.index(_row['colour']), _row['side'] == 'night', int(_row['year'])
    TILES[_key] = _row['effect'], int(_row['points'])


class Card:
    def __init__(self, row):
        self.number = int(row['code'][2:]) - 200
        self.name, self.face, self.effect = row['name'], row['group'], row['effect']
        self.cost, self.n, self.charge = int(row['cost']), int(row['n'] or 0), row['charge'] == '1'
        self.colour = COLOURS.index(row['colour']) if row['colour'] in COLOURS else None
        self.actions = row['actions'].lower().split('|')
        self.is_upgrade = self.effect.startswith('UP_')


CARDS = {card.name: card for card in (Card(row) for row in table('icaion', 'oddities'))}


class Character:
    def __init__(self, row):
        self.number, self.name, self.ability = int(row['code'][2:]), row['name'], row['ability']
        self.hand, self.upgrades = int(row['hand']), int(row['upgrades'])
        self.crystals = [int(row[c]) for c in COLOURS]


SEEKERS = {c.name: c for c in (Character(row) for row in table('icaion', 'seekers'))}
EQUIPMENT = {c.name: c for c in (Character(row) for row in table('icaion', 'equipment'))}
CHARACTER = {c.number: c for c in list(SEEKERS.values()) + list(EQUIPMENT.values())}
