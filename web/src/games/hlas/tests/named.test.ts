/* What lines of the log light up on the board. */
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../tests/unit/board_reach';
import { placesIn } from '../../../lib/places';
import type { LogEvent } from '../../../lib/types';
import Board from '../Board.svelte';
import { isNamed, namedPlaces } from '../named';
import { armiesIn, isSetup } from '../model';
import { regions } from '../data.gen';
import { decisions, hlas } from './positions';
import type { Game } from '../view.gen';

type Kind = LogEvent<Game>['kind'];

/* Beginnings of what must be found; "@" is the player, which the solo enemy is not. */
const WANTED: Partial<Record<Kind, readonly string[]>> = {
  faction: ['faction:'],
  settled: ['region:'],
  'tax-track': ['taxes'],
  acted: ['bar:@:'],
  followed: ['bar:@:'],
  mustered: ['bar:@:'],
  built: ['building:'],
  upgraded: ['piece:@:9'],
  tower: ['region:', 'piece:@:8'],
  explored: ['token:', 'region:'],
  scribed: ['spell:'],
  cast: ['spell:'],
  revealed: ['tactic:'],
  goal: ['goal:'],
  'solo-card': ['solo:', 'piece:1:'],
  'solo-moved': ['piece:1:', 'region:'],
  'solo-track': ['goal:track'],
};
/* A unit by its name, or by its kind and whose it is. */
const UNITS = new Set<Kind>(['recruited', 'joined', 'brought']);

describe('a line of the log', () => {
  for (const lang of ['en', 'pl'] as const) {
    it(`finds what it speaks of: ${lang}`, () => {
      const named = namedPlaces(lang);
      const seen = new Set<Kind>();
      for (let seed = 0; seed < 10; seed++) {
        const game = hlas(1 + (seed % 4), seed);
        while (!game.isOver) game.step();
        for (const line of game.table.events(0, game.ply, null, lang) as unknown as LogEvent<Game>[]) {
          const found = placesIn(line, named);
          for (const wanted of WANTED[line.kind] ?? []) {
            if (line.seat === null && wanted.includes('@')) continue;
            const start = wanted.replace('@', `${line.seat}`);
            expect(found.some((one) => one.startsWith(start)), `${line.text}: ${found}`).toBe(true);
          }
          if (UNITS.has(line.kind) && line.seat !== null) {
            expect(found.some((one) => /^(unit|piece):/.test(one)), `${line.text}: ${found}`).toBe(true);
          }
          seen.add(line.kind);
        }
      }
      expect(Object.keys(WANTED).filter((kind) => !seen.has(kind as Kind))).toEqual([]);
    });
  }

  it('finds it on the board: pieces where they stand, buildings, cards in sight', () => {
    let count = 0;
    const seen = { heroes: 0, buildings: 0, spells: 0 };
    for (const { game, view, seat } of decisions(6)) {
      if (count++ % 150 !== 0) continue;
      const html = drawn(Board, { ...game.at(seat), legal: [] });
      const things = new Set(
        [...html.matchAll(/ data-named="([^"]*)"/g)].flatMap((match) => match[1]!.split(' ')),
      );
      for (const army of regions.flatMap(({ number }) => armiesIn(view, number))) {
        for (const { kind } of army.pieces.filter((one) => isNamed(one.kind))) {
          expect(things).toContain(`unit:${army.faction}:${kind}`);
          seen.heroes++;
        }
      }
      const spells = [...(view.private?.library ?? []), ...view.public.scribed[seat]!].filter((id) => id !== 'none');
      for (const id of spells) expect(things).toContain(`spell:${id}`);
      seen.spells += spells.length;
      if (isSetup(view)) continue;
      expect(things).toContain('taxes');
      expect(things).toContain('goal:expand');
      expect(things).toContain(`piece:${seat}:8`);
      seen.buildings += [...things].filter((one) => one.startsWith('building:')).length;
    }
    for (const number of Object.values(seen)) expect(number).toBeGreaterThan(10);
  });
});
