/* The symbols of the game beside those of the land, drawn in a square of 24; ours. */
import { SHARED, type Paths } from '../../lib/glyphs';
import { LAND } from './land/icons';

const own = {
  /* Numbers of a player. */
  strength: [['line', 'M4 20 18.5 5.5M20 2.5l-1.5 3M3 15l6 6M3.5 20.5 6 18']],
  move: [['fill', 'M7 2h6v9.5l7 3.5c1.2.6 1.8 1.6 1.8 3V20H3v-2.5l2-2z']],
  cage: [['line', 'M4 8.5C4 5 7.6 3 12 3s8 2 8 5.5V21H4zM8 5v16M12 3v18M16 5v16M4 9.5h16']],
  hand: SHARED.cards,
  /* What can be done. */
  camp: [['line', 'M2 21 12 4l10 17zM12 4v17M12 12l4.5 9']],
  extract: [['line', 'M3 9c5-6.5 13-6.5 18 0M12 5v17']],
  deploy: [['line', 'M12 2v12M6.5 9 12 14.5 17.5 9M3 20.5h18']],
  install: [
    ['line', 'M14.5 9.5 4 20M20.8 5.8a5 5 0 0 1-6.6 6.6M11.6 9.8a5 5 0 0 1 6.6-6.6L15.5 6l2.5 2.5z'],
  ],
  retrieve: [['line', 'M3 10v11h18V10M12 16V2.5M6.5 8 12 2.5 17.5 8']],
  oneShot: [['line', 'M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.5 5.5l3 3M15.5 15.5l3 3M18.5 5.5l-3 3M8.5 15.5l-3 3']],
  armour: [['fill', 'M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5z']],
  seeker: [
    ['fill', 'M12 1.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4z'],
    ['fill', 'M3.5 23c0-6.5 3.5-10.5 8.5-10.5s8.5 4 8.5 10.5z'],
  ],
  done: [['line', 'M3.5 12.5 9.5 19 20.5 5.5']],
} satisfies Record<string, Paths>;

export const ICONS = { ...LAND, ...own } satisfies Record<string, Paths>;

export type IconName = keyof typeof ICONS;
