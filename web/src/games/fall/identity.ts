/* Who is who: a player is known by the colour of their character, which is also that of pawns, forts and
 * machines. Each colour has a shape of its own, unlike those of the seats. */
import type { Identity, Lang, Mark } from '../../lib/types';
import { hasCharacter } from './model';
import type { View } from './view.gen';

/* A star, a drop, a house, a cross, an hourglass: by number of the colour, from 1. */
const MARKS: readonly Mark[] = [
  {
    shape: 'M8 .4 10.4 5.6l5.4.5-4.1 3.7 1.3 5.6L8 12.5l-5 2.9 1.3-5.6L.2 6.1l5.4-.5z',
    side: 16,
    colour: 'light-dark(#b3261e, #ff8a7d)',
  },
  {
    shape: 'M8 .3c3.2 4 5.2 6.6 5.2 9.6a5.2 5.7 0 0 1-10.4 0C2.8 6.9 4.8 4.3 8 .3z',
    side: 16,
    colour: 'light-dark(#1d5fae, #7cb7ff)',
  },
  { shape: 'M8 .8 15.6 7.6H13V15H3V7.6H.4z', side: 16, colour: 'light-dark(#8a6a00, #f1cf4a)' },
  {
    shape: 'M3.6.6 8 5 12.4.6l3 3L11 8l4.4 4.4-3 3L8 11l-4.4 4.4-3-3L5 8 .6 3.6z',
    side: 16,
    colour: 'light-dark(#23262b, #d5d9df)',
  },
  { shape: 'M1.6 1h12.8L9.8 8l4.6 7H1.6l4.6-7z', side: 16, colour: 'light-dark(#7a2fa6, #d39bff)' },
];

export const SIDES = MARKS.length;

export function markOfSide(side: number): Mark {
  return MARKS[side - 1] ?? MARKS[0]!;
}

export function identity(view: View, _lang: Lang): Identity[] {
  const { heroes } = view.extra;
  const { colour } = view.public;
  return Array.from({ length: view.seats }, (_, seat) => ({
    marks: heroes.flatMap((hero, i) => {
      const side = colour[i] ?? 0;
      if (hero.seat !== seat || side === 0) return [];
      const title = hasCharacter(view, i) ? { title: hero.title, called: [hero.title] } : {};
      return [{ ...markOfSide(side), ...title }];
    }),
  }));
}
