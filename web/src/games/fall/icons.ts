/* The symbols of the game: those of the land, of Mysthea's figures, and its own, drawn in a square of
 * 24; ours. */
import type { Paths } from '../../lib/glyphs';
import { LAND } from '../icaion/land/icons';
import { FIGURES } from '../mysthea/figures';

const own = {
  city: [
    ['fill', 'M2 22V11h4V7h3V2h6v5h3v4h4v11z'],
    ['cut', 'M10 22v-4.500a2 2 0 0 1 4 0V22zM11 9h2v3h-2z'],
  ],
  relic: [
    ['line', 'M12 1.8 20 7v10l-8 5.200L4 17V7z'],
    ['fill', 'M12 7l4 5-4 5-4-5z'],
  ],
  siege: [['line', 'M4 2.500v19M4 4h15l-4 4.500 4 4.500H4']],
  attacked: [
    ['fill', 'M12 1l3 5.500 6-1.500-1.500 6L24 14l-5.500 2.500L19 23l-6-2.500L8 24l-1-6-6.500-1.500L5 12 1.500 6.500 8 6.500z'],
    ['cut', 'M11 7h2.200v7H11zM11 15.800h2.200V18H11z'],
  ],
  harvest: [['line', 'M3 9c5-6.5 13-6.5 18 0M12 5v17']],
  deposit: [['line', 'M12 2v11M7 8.500 12 13.500l5-5M3 15v6h18v-6']],
  done: [['line', 'M3.5 12.5 9.5 19 20.5 5.5']],
  strength: [['line', 'M4 20 18.5 5.5M20 2.5l-1.5 3M3 15l6 6M3.5 20.5 6 18']],
  armour: [['fill', 'M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5z']],
  wonder: [['fill', 'M12 1 15 8h7l-5.500 4.500L18.500 20 12 15.800 5.500 20l2-7.500L2 8h7z'], ['line', 'M5 22.500h14']],
  trade: [['line', 'M3 8h16M14 3l5 5-5 5M21 16H5M10 11l-5 5 5 5']],
} satisfies Record<string, Paths>;

export const ICONS = { ...LAND, ...FIGURES, ...own } satisfies Record<string, Paths>;

export type IconName = keyof typeof ICONS;
