/* The board's own words; [English, Polish], filled by lib/i18n. */
import { fill } from '../../lib/i18n';
import type { Lang } from '../../lib/types';

const texts = {
  round: ['Round {n} of {all}', 'Runda {n} z {all}'],
  prize: ['Prize', 'Nagroda'],
  points: ['{n} {n:point|points}', '{n} {n:punkt|punkty|punktów}'],
  cards: ['{n} {n:card|cards}', '{n} {n:karta|karty|kart}'],
  ready: ['has chosen', 'już wybrano'],
  thinking: ['choosing…', 'wybór trwa…'],
  last: ['last bid: {card}', 'ostatnio: {card}'],
  hand: ['Your hand', 'Twoja ręka'],
  hinted: ['A bot would bid this', 'To zalicytowałby bot'],
  chosen: ['Your bid: {card}', 'Twoja karta: {card}'],
} as const;

export function say(
  lang: Lang,
  key: keyof typeof texts,
  params: Record<string, string | number> = {},
) {
  return fill(lang, texts[key][lang === 'en' ? 0 : 1], params);
}
