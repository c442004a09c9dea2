/* What lines of the log name, beside what can be pressed: pieces, buildings, cards, tokens, goals. The
 * board writes these places into `data-named`; "@" is the player whom a line is of. */
import type { Lang } from '../../lib/types';
import type { NamedPlaces } from '../../lib/places';
import { buildings, factions, goals, kinds, places, regions, soloCards, spells, tactics, tokens, units } from './data.gen';
import { AIR_VESSEL, CAPITAL, HERO_1, SERF, TOWER, WARRIOR, type Named } from './facts';
import { RIVAL } from './model';
import { STRINGS } from './strings';
import { regionAt, tacticAt } from './targets';

type Owner = number | '@';

/* Heroes and vessels: there is one of each, and the log calls it by its name. */
export const isNamed = (kind: number) => kind >= HERO_1 && kind <= AIR_VESSEL;
export const namedUnit = (faction: number, kind: number) => `unit:${faction}:${kind}`;
export const pieceOf = (player: Owner, kind: number) => `piece:${player}:${kind}`;
export const barOf = (player: Owner, place: number) => `bar:${player}:${place}`;
export const namedBuilding = (faction: number, kind: number) => `building:${faction}:${kind}`;
export const namedSpell = (id: string) => `spell:${id}`;
export const namedToken = (id: string) => `token:${id}`;
export const namedGoal = (id: string) => `goal:${id}`;
export const namedFaction = (faction: number) => `faction:${faction}`;
export const namedSolo = (id: string) => `solo:${id}`;
export const TAXES = 'taxes';
export const TRACK = namedGoal('track'); /* of the solo enemy */

/* As a piece of a map or board is found: by its name, and by its kind and owner. */
export const namesOfPiece = (player: number, faction: number, kind: number) =>
  [pieceOf(player, kind), ...(isNamed(kind) ? [namedUnit(faction, kind)] : [])].join(' ');

type Entry = readonly [name: string, place: string];

/* Cards that differ in their numbers alone have one name. */
function collect(entries: readonly Entry[]): NamedPlaces {
  const all = new Map<string, string[]>();
  for (const [name, place] of entries) all.set(name, [...(all.get(name) ?? []), place]);
  return all;
}

export function namedPlaces(lang: Lang): NamedPlaces {
  const t = STRINGS[lang];
  const byName = <T extends Pick<Named, 'name'>>(rows: readonly T[], placeOf: (row: T, i: number) => string) =>
    rows.map((row, i): Entry => [row.name[lang], placeOf(row, i)]);
  const common = kinds.filter((_, i) => [SERF, WARRIOR, TOWER, CAPITAL].includes(i + 1));
  return collect([
    ...byName(regions, ({ number }) => regionAt(number)),
    ...byName(units.filter(({ kind }) => isNamed(kind)), ({ faction, kind }) => namedUnit(faction, kind)),
    ...byName(common, (row) => pieceOf('@', kinds.indexOf(row) + 1)),
    ...byName(buildings, ({ faction, kind }) => namedBuilding(faction, kind)),
    ...byName(spells, ({ id }) => namedSpell(id)),
    ...byName(tactics, ({ id }) => tacticAt(id)),
    ...byName(tokens, ({ id }) => namedToken(id)),
    ...byName(places, (_, i) => barOf('@', i)),
    ...byName(factions, (_, i) => namedFaction(i)),
    ...byName(soloCards, ({ id }) => namedSolo(id)),
    ...byName(goals, ({ id }) => namedGoal(id)),
    [t.tax, TAXES],
    [t.trackMarker, TRACK],
    ...[0, 1, 2].flatMap((i) => {
      const called = t.heroN(i + 1);
      const first = called[0]!.toUpperCase() + called.slice(1);
      return [called, first].map((name): Entry => [name, pieceOf(RIVAL, HERO_1 + i)]);
    }),
  ]);
}
