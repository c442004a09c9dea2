/* Words for the crystals of the land, which Icaion and The Fall share. */
import type { Lang } from '../../../lib/types';
import { colours } from '../land.gen';
import type { Words } from './facts';

const NOTHING: Words = { en: 'nothing', pl: 'nic' };

export function crystalsOf(n: number, colour: number, lang: Lang): string {
  const name = colours[colour]?.name[lang] ?? '';
  return lang === 'en' ? `${n} ${name}` : `${name} ×${n}`;
}

export function crystalsLabel(crystals: readonly number[], lang: Lang): string {
  const parts = crystals.flatMap((n, colour) => (n > 0 ? [crystalsOf(n, colour, lang)] : []));
  return parts.length > 0 ? parts.join(', ') : NOTHING[lang];
}
