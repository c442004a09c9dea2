"""Map, pieces and cards of Heroes of Land, Air & Sea for its model: data/hlas/*.csv made handy."""
from model import table

FACTIONS = ('none', 'humans', 'orcs', 'elves', 'dwarves')
RESOURCES = ('food', 'ore', 'mana')
FOOD, ORE, MANA = range(3)
RECRUIT, BUILD, RESEARCH, TAX, MARCH, MARCH_TOO, SAIL, FLY, CAST = range(9)
SERF, WARRIOR, HERO1, HERO2, HERO3, SEA, AIR = range(1, 8)
KINDS = ('none', 'serf', 'warrior', 'hero1', 'hero2', 'hero3', 'sea_vessel', 'air_vessel')
HEROES = (HERO1, HERO2, HERO3)
FOOT_KINDS = (SERF, WARRIOR, HERO1, HERO2, HERO3)
STRENGTH = (0, 1, 2, 4, 3, 2, 3, 2)
TOWER_STRENGTH = 3
RESOURCE_MAX, UNITS_MAX, ROUNDS_MAX = 10, 5, 60
LEVEL_STRENGTH = (0, 4, 6, 8)
LEVEL_VP = (0, 0, 3, 6)
LEVEL_PRICE = (0, 0, 4, 7)

# ---- the map: regions are numbers from 1

_rows = table('hlas', 'regions')
REGIONS = range(1, len(_rows) + 1)
NUMBER = {'none': 0, **{row['id']: int(row['number']) for row in _rows}}
ID = {number: name for name, number in NUMBER.items()}
NAME = {int(row['number']): row['name'] for row in _rows}
BY_NAME = {name: number for number, name in NAME.items()}
TERRAIN = {int(row['number']): row['terrain'] for row in _rows}
CONTINENT = {int(row['number']): row['continent'] for row in _rows}
WORKERS = {int(row['number']): int(row['workers']) for row in _rows}
TOKENS = {int(row['number']): int(row['tokens']) for row in _rows}
POINT = {int(row['number']): (int(row['x']), int(row['y'])) for row in _rows}   # y grows southwards
LAND = {int(row['number']) for row in _rows if row['kind'] == 'land'}
CENTRE = next(r for r in REGIONS if TERRAIN[r] == 'center')
CAPITALS = [r for r in REGIONS if TERRAIN[r] == 'capital']
EDGE = {r: {} for r in REGIONS}
BEARING = {r: {} for r in REGIONS}
for _row in table('hlas', 'edges'):
    _a, _b = NUMBER[_row['a']], NUMBER[_row['b']]
    _kind = _row['kind']
    if _kind == 'wrap':
        _kind = 'land wrap' if _a in LAND else 'sea wrap'
    EDGE[_a][_b] = EDGE[_b][_a] = _kind
    BEARING[_a][_b], BEARING[_b][_a] = int(_row['bearing_ab']), int(_row['bearing_ba'])


def _joined(*kinds):
    return {r: [n for n in sorted(EDGE[r]) if EDGE[r][n] in kinds] for r in REGIONS}


BY_FOOT = _joined('land', 'ferry', 'land wrap')
BY_LAND = _joined('land')
BY_SEA = _joined('coast', 'sea', 'sea wrap')
BY_AIR = _joined('land', 'coast', 'sea')
SHORES = _joined('coast')
HARVEST = {'plain': FOOD, 'mountain': ORE, 'forest': MANA}
NEIGHBOURS = {'NW': ('NE', 'SW'), 'NE': ('NW', 'SE'), 'SE': ('NE', 'SW'), 'SW': ('SE', 'NW')}

# ---- pieces and cards

SPEED, PRICE = {}, {}
for _row in table('hlas', 'units'):
    _key = _row['faction'], KINDS.index(_row['kind'])
    SPEED[_key] = int(_row['speed'])
    PRICE[_key] = tuple(int(_row[name]) for name in RESOURCES)
BUILDINGS = {row['id']: (row['faction'], KINDS.index(row['unlocks']))
             for row in table('hlas', 'buildings')}
HERO_CARDS = {row['id']: (row['faction'], KINDS.index(row['kind']))
              for row in table('hlas', 'heroes')}


class Spell:
    def __init__(self, row):
        self.number, self.id = int(row['number']), row['id']
        self.name, self.type = row['name'], row['type']
        self.mana, self.vp, self.copies = int(row['mana']), int(row['vp']), int(row['copies'])


SPELLS = {spell.id: spell for spell in (Spell(row) for row in table('hlas', 'spells'))}
SPELL_NUMBER = {spell.number: spell.id for spell in SPELLS.values()}
SPELL_NAME = {spell.name: spell.id for spell in SPELLS.values()}


class Tactic:
    def __init__(self, row):
        self.number, self.id = int(row['number']), row['id']
        self.price = tuple(int(row[name]) for name in RESOURCES)
        self.strength, self.vp, self.who = int(row['strength']), int(row['vp']), row['who']
        self.needs_soldiers = row['needs_soldiers'] == '1'
        self.against, self.bonus = row['against'], int(row['bonus'])


TACTICS = {tactic.number: tactic for tactic in (Tactic(row) for row in table('hlas', 'tactics'))}
TACTIC_ID = {'none': 0, **{tactic.id: tactic.number for tactic in TACTICS.values()}}


class Token:
    def __init__(self, row):
        self.number, self.id, self.name = int(row['number']), row['id'], row['name']
        self.is_land, self.copies = row['kind'] == 'land', int(row['copies'])
        self.stays, self.effect = row['after'] == 'stays', row['effect']


TOKEN = {token.id: token for token in (Token(row) for row in table('hlas', 'tokens'))}
TOKEN_NAME = {token.name: token.id for token in TOKEN.values()}
STAY_VP = {'ruins': 2, 'shrine': 3, 'island-relic': 2}

# ---- the solo enemy

COMPASS = {name: 45 * i for i, name in enumerate(('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'))}


class SoloCard:
    def __init__(self, row):
        self.number, self.id, self.action = int(row['number']), row['id'], row['action']
        self.direction = COMPASS[row['compass']]
        self.strength, self.vp = int(row['strength']), int(row['vp'])
        self.tactic = TACTIC_ID[row['attacking']], TACTIC_ID[row['defending']]


SOLO_CARDS = {card.id: card for card in (SoloCard(row) for row in table('hlas', 'solo_cards'))}
SOLO_TRACK = [{name: int(row[name]) for name in ('ore', 'level', 'strength', 'towers', 'vp')}
              for row in table('hlas', 'solo_track')]
SOLO_SPELLS = {(row['faction'], int(row['hero'])): (row['name'], int(row['mana']), int(row['vp']))
               for row in table('hlas', 'solo_spells')}
