/* Labels put together from facts and strings, for tooltips and screen readers. */
import type { Lang } from '../../lib/types';
import { iconWords, kindWords, typeWords, unitWords } from './data.gen';
import {
  cardOf,
  championOf,
  islandOf,
  isMonster,
  monsterOf,
  regionNumbered,
  type CardFacts,
  type EncounterFacts,
  type Unit,
} from './facts';
import { armiesIn, isMirage, monstersOn, ownerOf, tokensOn, type Squad } from './model';
import { STRINGS } from './strings';
import type { View } from './view.gen';

type NameOf = (seat: number) => string;

export const unitWord = (unit: Unit, lang: Lang) => unitWords[unit]![lang];
export const kindWord = (card: CardFacts, lang: Lang) => kindWords[card.kind]![lang];

/* How many letters the longest word has. */
export const longestWord = (text: string) => Math.max(...text.split(' ').map((word) => word.length));

/* A region type, the storm or a monster. */
export function eventCardName(card: string, lang: Lang): string {
  return isMonster(card) ? monsterOf(card).name : typeWords[card]![lang];
}

/* "2 golem, construct (has moved)" */
export function squadsLabel(squads: readonly Squad[], lang: Lang): string {
  const t = STRINGS[lang];
  return squads
    .map((one) => {
      const notes = [one.isMoved ? t.moved : '', one.isWounded ? t.wounded : ''].filter(Boolean);
      const many = one.count > 1 ? `${one.count} × ` : '';
      return many + unitWord(one.unit, lang) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
    })
    .join(', ');
}

export function regionLabel(view: View, region: number, lang: Lang, nameOf: NameOf): string {
  const t = STRINGS[lang];
  const facts = regionNumbered(region);
  const owner = ownerOf(view, region);
  const armies = armiesIn(view, region).map(
    (army) => `${nameOf(army.seat)}: ${squadsLabel(army.squads, lang)}, ${t.strength(army.strength)}`,
  );
  const state = isMirage(view, facts.id)
    ? t.mirage
    : owner === null
      ? t.controlNone
      : t.control(nameOf(owner));
  return [facts.name[lang], state, ...(armies.length > 0 ? armies : [t.nobodyThere])].join('. ');
}

export function islandLabel(view: View, island: string, lang: Lang, nameOf: NameOf): string {
  const t = STRINGS[lang];
  const there = monstersOn(view, island).map((one) => monsterOf(one).name);
  const tokens = tokensOn(view, island).map(nameOf);
  return [
    islandOf(island).name[lang],
    there.length > 0 ? t.monsterThere(there.join(', ')) : '',
    tokens.length > 0 ? t.tokenOf(tokens.join(', ')) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/* Everything that is printed on a card, in one sentence. */
export function cardLabel(id: string, lang: Lang): string {
  const t = STRINGS[lang];
  const card = cardOf(id);
  const facts = [card.name[lang], kindWord(card, lang), t.points(card.points), t.cost(card.points)];
  if (card.era > 0) facts.push(t.era(card.era));
  if (card.place) facts.push(t.upgradeOf(t.place[card.place]));
  return `${facts.join(', ')}. ${card.text[lang]}`;
}

export function monsterLabel(id: string, lang: Lang): string {
  const t = STRINGS[lang];
  const one = monsterOf(id);
  const head = `${one.name}, ${one.epithet[lang]}, ${t.strength(one.strength)}`;
  return `${head}. ${t.reward}: ${one.reward[lang]} ${t.behaviour}: ${one.behaviour[lang]}`;
}

export function championLabel(id: string, lang: Lang): string {
  const one = championOf(id);
  return `${one.name[lang]}. ${one.text[lang]}`;
}

export function encounterLabel(one: EncounterFacts, lang: Lang): string {
  const t = STRINGS[lang];
  const ways = one.icons.map((icon) => iconWords[icon]![lang]).join(` ${t.or} `);
  return t.encounterBrings(one.glory, ways);
}

