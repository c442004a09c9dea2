/* The symbols of the game, drawn in a square of 24; ours. Each is one or more paths; the word says how
 * a path is painted (ui/Glyph.svelte): filled, as a line, or cut out of what is filled. */
import { SHARED, type Paths } from '../../lib/glyphs';
import type { Island, Kind, Option, Terrain, Unit } from './facts';
import { FIGURES } from './figures';

export type IconName =
  | Unit
  | Terrain
  | Kind
  | Island
  | Option
  | 'storm'
  | 'glory'
  | 'energy'
  | 'xp'
  | 'cp'
  | 'charge'
  | 'card'
  | 'cards'
  | 'discard'
  | 'action'
  | 'develop'
  | 'meditate'
  | 'make'
  | 'deploy'
  | 'step'
  | 'jump'
  | 'together'
  | 'strike'
  | 'wound'
  | 'battle'
  | 'monster'
  | 'encounter'
  | 'moveIsland'
  | 'control'
  | 'sun'
  | 'moon'
  | 'mirage'
  | 'retreat'
  | 'defence'
  | 'eye'
  | 'hourglass'
  | 'unknown'
  | 'arrow'
  | 'boulron'
  | 'onygauros'
  | 'caerulas'
  | 'utcoro'
  | 'cannibarok'
  | 'obsidusa'
  | 'kodror';


export const ICONS: Readonly<Record<IconName, Paths>> = {
  /* Units: each has an outline of its own. */
  construct: FIGURES.construct,
  golem: FIGURES.golem,
  fort: FIGURES.fort,
  champion: FIGURES.champion,
  /* Kinds of cards. */
  tactic: FIGURES.battle,
  objective: [
    ['line', 'M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z'],
    ['line', 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z'],
    ['fill', 'M12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z'],
  ],
  equipment: SHARED.equipment,
  upgrade: SHARED.upgrade,
  /* Region types and the storm. */
  river: SHARED.river,
  mountain: SHARED.mountain,
  forest: SHARED.forest,
  mist: SHARED.mist,
  crystal: SHARED.crystal,
  storm: FIGURES.storm,
  /* Emblems of the islands. */
  shard: SHARED.shard,
  monolith: FIGURES.monolith,
  tree: FIGURES.tree,
  sphere: FIGURES.sphere,
  volcano: FIGURES.volcano,
  /* Ways of encounters. */
  boot: [['fill', 'M7 1.5h7.5l-.5 9 5.8 3c1.7.9 2.2 2 2.2 4.5H5.5zM5.3 19.6H22v2.4H5.3z']],
  chest: [
    ['fill', 'M6 4h12a4 4 0 0 1 4 4v3H2V8a4 4 0 0 1 4-4z'],
    ['fill', 'M2 12.5h7.5V15h5v-2.5H22V21H2z'],
  ],
  dialogue: [
    ['fill', 'M3.5 2h13A2.5 2.5 0 0 1 19 4.5v6a2.5 2.5 0 0 1-2.5 2.5H9l-5 4v-4h-.500A2.5 2.5 0 0 1 1 10.5v-6A2.5 2.5 0 0 1 3.5 2z'],
    ['line', 'M22 8v8a2 2 0 0 1-2 2v3.5L15.5 18H12'],
    ['cut', 'M5 6.6h1.9v1.9H5zM9 6.6h1.9v1.9H9zM13 6.6h1.9v1.9H13z'],
  ],
  axe: [
    ['line', 'M16 5 4 22'],
    ['fill', 'M10.5 2.5c4.5-1.8 10 1 11.5 7.5-3-1.2-5-.6-7 1.7L9 7.2c1.7-1.6 2.2-2.9 1.5-4.7z'],
  ],
  /* What is gained and done. */
  glory: SHARED.glory,
  energy: [
    ['fill', 'M12 1 20.5 12 12 23 3.5 12z'],
    ['slit', 'M8 12l4-6'],
  ],
  xp: [
    ['fill', 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'],
    ['slit', 'M8.3 8l7.4 8M15.7 8l-7.4 8'],
  ],
  cp: [['fill', 'M12 2.5 22.5 21h-21z']],
  charge: SHARED.charge,
  card: SHARED.card,
  cards: SHARED.cards,
  discard: [
    ['line', 'M4 9V4h16v5'],
    ['line', 'M12 7v11M7.5 14l4.5 4.5 4.5-4.5'],
    ['line', 'M4 22h16'],
  ],
  action: [['fill', 'M12 1.5l2 6 5.7-2.7-2.7 5.7 6 2-6 2 2.7 5.7-5.7-2.7-2 6-2-6-5.7 2.7 2.7-5.7-6-2 6-2L4.3 4.8 10 7.5z']],
  develop: [
    ['line', 'M9 3.5h9a2 2 0 0 1 2 2V17'],
    ['fill', 'M5 6.5h9a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V8A1.5 1.5 0 0 1 5 6.5z'],
    ['slit', 'M9.5 19v-8M6.3 14.2l3.2-3.2 3.2 3.2'],
  ],
  meditate: [
    ['fill', 'M12 2.5c3 4 3.6 8 0 13-3.6-5-3-9 0-13z'],
    ['fill', 'M4.5 6.5c4.2 1.8 6 5 6 10-5-1-7-4.5-6-10zM19.5 6.5c-4.2 1.8-6 5-6 10 5-1 7-4.5 6-10z'],
    ['line', 'M1.8 14.5c1 4 5 6.5 10.2 6.5s9.2-2.5 10.2-6.5'],
  ],
  make: [
    ['line', 'M14.5 9.5 4 20.5'],
    ['fill', 'M9.5 4.5 13 1.5l9.5 9-3 3.5-2.2-2-2 2-5-4.8 2-2.2z'],
  ],
  deploy: [
    ['line', 'M12 2v12M6.5 9l5.5 5.5L17.5 9'],
    ['line', 'M3 16.5V21h18v-4.5'],
  ],
  step: [['line', 'M3 12h17M13.5 5.5 20.5 12l-7 6.5']],
  jump: [['line', 'M2.5 19C4 8.5 14 5.5 20 13M21 5.5V14h-8.5']],
  together: [
    ['line', 'M2.5 17C4 7.5 14 5 20 11.5M21 4v8.5h-8.5'],
    ['fill', 'M4.5 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM11 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM17.5 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'],
  ],
  strike: [['line', 'M4 4l16 16M20 4 4 20']],
  wound: SHARED.wound,
  battle: FIGURES.battle,
  monster: [
    ['fill', 'M3 3c2 4 3.5 5 5.5 5.2A8 8 0 0 1 12 7.4a8 8 0 0 1 3.5.800C17.5 8 19 7 21 3c1.2 5 .5 8-1 10 .3 5-3 9-8 9s-8.3-4-8-9C2.5 11 1.8 8 3 3z'],
    ['cut', 'M7 12l3.5 1.5-1.5 2zM17 12l-3.5 1.5 1.5 2zM8.5 18h7l-1.2 1.5-1.1-.800-1.2 1-1.2-1-1.1.800z'],
  ],
  encounter: [
    ['fill', 'M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8z'],
    ['slit', 'M9 9.5a3 3 0 1 1 4.2 2.7c-.9.5-1.2 1-1.2 2.1M12 17.2v.3'],
  ],
  moveIsland: [
    ['fill', 'M4 11.5h16l-3 4.5-5 6-5-6z'],
    ['line', 'M5 7.5C8 2.5 16 2.5 19 7.5M19.5 2.5v5.2h-5.2'],
  ],
  control: [['fill', 'M4 1.5h2.4V3H20l-3.5 4.5L20 12H6.4v10.5H4z']],
  sun: SHARED.sun,
  moon: SHARED.moon,
  mirage: [
    ['line', 'M12 2.5 21.5 21h-19z'],
    ['line', 'M7 17c2-1.5 3.3-1.5 5 0s3 1.5 5 0'],
  ],
  retreat: [['line', 'M21 12H4M10.5 5.5 3.5 12l7 6.5']],
  defence: FIGURES.defence,
  eye: SHARED.eye,
  hourglass: SHARED.hourglass,
  unknown: SHARED.unknown,
  arrow: SHARED.arrow,
  /* Monsters: a head each. */
  boulron: FIGURES.boulron,
  onygauros: FIGURES.onygauros,
  caerulas: FIGURES.caerulas,
  utcoro: FIGURES.utcoro,
  cannibarok: FIGURES.cannibarok,
  obsidusa: FIGURES.obsidusa,
  kodror: FIGURES.kodror,
};
