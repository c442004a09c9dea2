"""Seasons: cards, dice and numbers of the box."""
from types import SimpleNamespace

from model import table

ENERGIES = ('air', 'water', 'fire', 'earth')
AIR, WATER, FIRE, EARTH = range(4)
SEASONS = ('winter', 'spring', 'summer', 'autumn')
# Crystals for a token of each energy in each season: common 1, rare 2, absent 3.
RATE = ((1, 1, 2, 3), (2, 1, 3, 1), (3, 2, 1, 1), (1, 3, 1, 2))
BONUS_PENALTY = (0, 5, 12, 20)
BONUSES_MAX = 3
GAUGE_MAX = 15
READY_SETS = ((1, 2, 7, 17, 18, 20, 26, 29, 30), (3, 5, 9, 14, 15, 21, 23, 25, 28),
              (4, 6, 7, 9, 12, 16, 22, 24, 30), (1, 2, 3, 11, 13, 15, 18, 25, 27))
YEARS, ROUNDS_MAX, TURN_ACTIONS_MAX = 3, 200, 500


def slug(name):
    return name.lower().replace("'", '').replace(' ', '-')


def read_card(row):
    return SimpleNamespace(
        slug=slug(row['name_en']), is_familiar=row['kind'] == 'familiar',
        cost=[int(row['cost_' + energy] or 0) for energy in ENERGIES],
        crystals=int(row['cost_crystals']), prestige=int(row['prestige']),
        is_activated='activate' in row['timing'])


def read_face(row):
    return SimpleNamespace(
        tokens=[int(row[energy]) for energy in ENERGIES], crystals=int(row['crystals']),
        stars=int(row['stars']), has_card=int(row['draw_card']),
        has_transmutation=int(row['transmute']), pips=int(row['pips']))


CARDS = {int(row['id']): read_card(row) for row in table('seasons', 'cards')}
NUMBER = {card.slug: number for number, card in CARDS.items()}
# Numbers by name: CARD.TEMPORAL_BOOTS.
CARD = SimpleNamespace(**{name.upper().replace('-', '_'): number
                          for name, number in NUMBER.items()})
CARDS[CARD.ELEMENTAL_AMULET].cost = [0, 0, 0, 0]    # its owner chooses
FAMILIARS = {number for number, card in CARDS.items() if card.is_familiar}
ITEMS = CARDS.keys() - FAMILIARS
FACES = {(SEASONS.index(row['season']), int(row['die']), int(row['face'])): read_face(row)
         for row in table('seasons', 'dice')}


def season_of(space):
    return (space - 1) // 3
