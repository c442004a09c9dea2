/* What the board needs to know about the cards; the same rows as games/bids/cards.def, in
 * its order, which is that of the ids in actions. */
import type { Lang } from '../../lib/types';

interface Card {
  id: string;
  bid: number;
  title: Record<Lang, string>;
}

function card(id: string, bid: number, pl: string, en: string): Card {
  return { id, bid, title: { pl, en } };
}

export const cards: Card[] = [
  card('pebble', 1, 'Kamyk', 'Pebble'),
  card('shell', 2, 'Muszla', 'Shell'),
  card('bead', 3, 'Koralik', 'Bead'),
  card('feather', 4, 'Pióro', 'Feather'),
  card('button', 5, 'Guzik', 'Button'),
  card('key', 6, 'Klucz', 'Key'),
  card('ribbon', 7, 'Wstążka', 'Ribbon'),
  card('bell', 8, 'Dzwonek', 'Bell'),
  card('mirror', 9, 'Lustro', 'Mirror'),
  card('lantern', 10, 'Latarnia', 'Lantern'),
  card('compass', 11, 'Kompas', 'Compass'),
  card('flute', 12, 'Flet', 'Flute'),
  card('clock', 13, 'Zegar', 'Clock'),
  card('mask', 14, 'Maska', 'Mask'),
  card('chalice', 15, 'Kielich', 'Chalice'),
  card('crown', 16, 'Korona', 'Crown'),
  card('sceptre', 17, 'Berło', 'Sceptre'),
  card('dragon', 18, 'Smok', 'Dragon'),
];

export function cardOf(id: string): Card | undefined {
  return cards.find((one) => one.id === id);
}
