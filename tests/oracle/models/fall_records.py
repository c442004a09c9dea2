"""The Fall: records of finished games of Mysthea and Icaion, and what they leave on the table."""
from collections import Counter

from model import need
from models.fall_tables import (CHAMPIONS, CHARACTERS, COLOURS, KIND, MACHINE_TYPES, REGIONS,
                                SEEKERS)

AFTER_MYSTHEA, AFTER_ICAION = 1, 2
NEUTRALS_MAX = {2: 2, 3: 1, 4: 1, 5: 0}     # colours of neutral machines in Icaion


def head(game):
    return {'format': 'chronicle-record', 'version': 1, 'game': game, 'rules_version': 1,
            'match': game[0] + '-1'}


def mysthea_record(rng, names):
    """Champions, colours and command cards, many or few."""
    count = len(names)
    later, first = list(range(21, 81)), list(range(1, 21))
    rng.shuffle(later)
    colours = rng.sample(COLOURS[1:], count)
    champions = rng.sample(range(1, 8), count)
    share = rng.choice([0, 1, 3, 8, 60 // count])
    players = []
    for seat, name in enumerate(names):
        cards = [later.pop() for _ in range(min(len(later), rng.randint(0, share)))]
        for block in range(4):
            left = [card for card in first if (card - 1) // 5 == block]
            if left and rng.random() < 0.8:
                cards.append(rng.choice(left))
                first.remove(cards[-1])
        players.append({'seat': seat, 'player': name, 'colour': colours[seat],
                        'character': f'H{champions[seat]:02d}',
                        'command_cards': [f'C{card:03d}' for card in sorted(cards)]})
    return {**head('mysthea'), 'players': players}


def icaion_record(rng, names):
    """Seekers, colours, machines on the board and wonders."""
    count = len(names)
    order = rng.sample(names, count)
    colours = rng.sample(COLOURS[1:], count)
    seekers = rng.sample(range(1, 8), count)
    unused = [colour for colour in COLOURS[1:] if colour not in colours]
    neutral = rng.sample(unused, rng.randint(0, min(len(unused), NEUTRALS_MAX[count])))
    wonders = [{'id': f'IN{57 + i:03d}', 'region': region, 'seat': rng.randrange(count)}
               for i, region in enumerate(rng.sample(REGIONS, rng.choice([0, 0, 2, 5])))]
    return {**head('icaion'),
            'players': [{'seat': seat, 'player': order[seat], 'colour': colours[seat],
                         'character': f'IN{seekers[seat]:03d}'} for seat in range(count)],
            'machines': random_machines(rng, colours + neutral), 'neutral_colours': neutral,
            'wonders': wonders}


def random_machines(rng, colours):
    left = Counter({(colour, kind): 3 for colour in colours for kind in MACHINE_TYPES})
    density = rng.random()
    out = []
    for region in REGIONS:
        used = set()
        for kind in MACHINE_TYPES:
            able = [colour for colour in colours if left[colour, kind] and colour not in used]
            if able and rng.random() < density:
                colour = rng.choice(able)
                used.add(colour)
                left[colour, kind] -= 1
                out.append({'region': region, 'type': kind, 'colour': colour})
    return out


def random_records(rng, count):
    names = [f'p{i}' for i in range(count)]
    mode = rng.choice([1, 2, 3, 3])
    out = []
    if mode & AFTER_MYSTHEA:
        out.append(mysthea_record(rng, names))
    if mode & AFTER_ICAION:
        out.append(icaion_record(rng, names))
    return out


class Legacy:
    """What the records say of each seat; the first record tells who sits where."""

    def __init__(self, records, count):
        by_game = {record['game']: record for record in records}
        self.mysthea, self.icaion = by_game.get('mysthea'), by_game.get('icaion')
        self.mode = AFTER_MYSTHEA * bool(self.mysthea) + AFTER_ICAION * bool(self.icaion)
        self.cards = [set() for _ in range(count)]
        self.champion, self.seeker, self.colour = [0] * count, [0] * count, [0] * count
        self.machine = [[0] * 3 for _ in REGIONS]
        self.wonder = [0] * 15      # seat + 1 of who built it
        self.neutral = 0
        if records:
            people = [player['player'] for player in records[0]['players']]
            self.seat_of = {name: seat for seat, name in enumerate(people)}
        if self.mysthea:
            self.read_mysthea()
        if self.icaion:
            self.read_icaion()

    def read_mysthea(self):
        for player in self.mysthea['players']:
            seat = self.seat_of[player['player']]
            self.champion[seat] = int(player['character'][1:])
            self.colour[seat] = COLOURS.index(player['colour'])
            self.cards[seat] = {int(card[1:]) for card in player['command_cards']}

    def read_icaion(self):
        players = self.icaion['players']
        for player in players:
            seat = self.seat_of[player['player']]
            self.seeker[seat] = int(player['character'][2:])
            self.colour[seat] = COLOURS.index(player['colour'])
        for machine in self.icaion['machines']:
            kind = MACHINE_TYPES.index(machine['type'])
            self.machine[machine['region']][kind] = COLOURS.index(machine['colour'])
        for wonder in self.icaion['wonders']:
            self.wonder[wonder['region']] = 1 + self.seat_of[players[wonder['seat']]['player']]
        self.neutral = sum(1 << COLOURS.index(colour)
                           for colour in self.icaion['neutral_colours'])

    def unused_colours(self):
        """Of neither players nor neutral machines."""
        return {colour for colour in range(1, 6)
                if colour not in self.colour and not self.neutral >> colour & 1}

    def characters_of(self, seat):
        """Those that a player may have: champion and seeker, as the records tell."""
        out = {}
        if self.champion[seat]:
            out[0] = CHARACTERS.index(CHAMPIONS[self.champion[seat] - 1])
        if self.seeker[seat]:
            out[1] = CHARACTERS.index(SEEKERS[self.seeker[seat] - 1])
        return out

    def check_machines(self, machine):
        """R-FAL-L2.2 to 2.4, or 3.6"""
        if not self.icaion:
            for kind in range(5):
                need(len({machine[r][t] for r in REGIONS if KIND[r] == kind for t in range(3)})
                     == 1, 'one colour of machines for a kind of region')
            return
        unused, placed = self.unused_colours(), Counter()
        for region in REGIONS:
            for kind, colour in enumerate(machine[region]):
                old = self.machine[region][kind]
                if old:
                    need(colour == old, 'a machine of the record is not there')
                elif colour:
                    need(colour in unused, 'a machine that was not on the board')
                    placed[colour, kind] += 1
        need(all(placed[colour, kind] == 3 for colour in unused for kind in range(3)),
             'machines of an unused colour that are not placed')

    def check_evenness(self, machine):
        """R-FAL-L2.3"""
        uneven = sum(sum(map(bool, row)) ** 2 for row in machine)
        best = Evening(self.machine).place(3 * len(self.unused_colours()))
        need(uneven == best, 'machines could stand more evenly:', uneven, 'instead of', best)


class Evening:
    """The most even way to place machines: a flow of least cost from the types to the regions."""

    def __init__(self, machine):
        self.machine = [[bool(colour) for colour in row] for row in machine]
        self.placed = [[False] * 3 for _ in REGIONS]

    def count(self, region):
        return sum(self.machine[region]) + sum(self.placed[region])

    def place(self, number):
        """Places `number` machines of each type; the sum of squares of machines by region."""
        for kind in range(3):
            for _ in range(number):
                self.place_one(kind)
        return sum(self.count(region) ** 2 for region in REGIONS)

    def place_one(self, kind):
        """Puts a machine where it ends in the emptiest region, handing others on as needed."""
        way = {('type', kind): None}
        todo = [('type', kind)]
        for what, number in todo:
            for step in self.steps(what, number):
                if step not in way:
                    way[step] = (what, number)
                    todo.append(step)
        target = min((at for at in way if at[0] == 'region'), key=lambda at: self.count(at[1]))
        while way[target]:
            source = way[target]
            kind, region = (source[1], target[1]) if target[0] == 'region' else (
                target[1], source[1])
            self.placed[region][kind] = target[0] == 'region'
            target = source

    def steps(self, what, number):
        """From a type to regions that can take it, from a region to new machines it could lose."""
        if what == 'type':
            return [('region', region) for region in REGIONS
                    if not self.machine[region][number] and not self.placed[region][number]]
        return [('type', kind) for kind in range(3) if self.placed[number][kind]]
