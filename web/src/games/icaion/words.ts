/* Labels put together from facts and strings, for tooltips and screen readers. */
import type { Lang } from '../../lib/types';
import { neutralWords, tileWords } from './data.gen';
import { colours, craters, nodes, regions, typeWords } from './land.gen';
import { characterOf, isOddity, oddityOf, tileOf, type CharacterFacts } from './facts';
import { crystalsLabel } from './land/words';
import { colossusAt, machinesIn, seekersAt, isIn, type Owner } from './model';
import { STRINGS } from './strings';
import type { View } from './view.gen';

type NameOf = (seat: number) => string;

export const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');

export function ownerName(owner: Owner, lang: Lang, nameOf: NameOf): string {
  return 'seat' in owner ? nameOf(owner.seat) : (neutralWords[owner.neutral]?.[lang] ?? '');
}

export function regionLabel(view: View, region: number, lang: Lang, nameOf: NameOf): string {
  const t = STRINGS[lang];
  const facts = regions[region]!;
  const state = view.public;
  const crystals = state.crystals[region] ?? 0;
  const machines = machinesIn(view, region).flatMap((owner, type) =>
    owner ? [t.machineOf(typeWords[type]![lang], ownerName(owner, lang, nameOf))] : [],
  );
  const isFull = crystals >= view.extra.saturation;
  return [
    t.region(facts.name, colours[facts.kind]!.kindName[lang]),
    t.crystals(crystals) + (isFull ? ` (${t.saturated})` : ''),
    t.parasites(state.parasites[region] ?? 0),
    machines.length > 0 ? machines.join('; ') : t.noMachines,
  ].join(', ');
}

export function nodeLabel(view: View, node: number, lang: Lang, nameOf: NameOf): string {
  const t = STRINGS[lang];
  const { lying, armour } = view.public;
  const there = seekersAt(view, node).map((seat) =>
    [nameOf(seat), isIn(lying, seat) ? t.lying : '', isIn(armour, seat) ? t.armour : '']
      .filter(Boolean)
      .join(', '),
  );
  return joined(t.node(nodes[node]!.name), there.length > 0 ? t.standsAt(there.join('; ')) : '');
}

export function craterLabel(view: View, crater: number, lang: Lang): string {
  const t = STRINGS[lang];
  const isThere = colossusAt(view) === crater;
  return joined(
    t.crater(colours[craters[crater]!.colour]!.name[lang]),
    isThere ? t.colossus : '',
    isThere ? t.shardsInBase(view.public.base_count) : '',
  );
}

export function tileName(id: string, lang: Lang): string {
  const { colour, year } = tileOf(id);
  return tileWords[colour * 3 + year - 1]![lang];
}

export function cardName(id: string, lang: Lang): string {
  return (isOddity(id) ? oddityOf(id) : characterOf(id)).name[lang];
}

function characterFacts(one: CharacterFacts, lang: Lang): string[] {
  const t = STRINGS[lang];
  return [
    one.isSeeker ? t.seeker : t.equipment,
    t.symbols(one.hand, one.upgrades),
    t.start(crystalsLabel(one.start, lang)),
  ];
}

/* Everything that is printed on a card, in one sentence. */
export function cardLabel(view: View, id: string, lang: Lang): string {
  const t = STRINGS[lang];
  const text = view.extra.cards[id]?.text ?? '';
  if (!isOddity(id)) {
    const one = characterOf(id);
    return `${[one.name[lang], ...characterFacts(one, lang)].join(', ')}. ${text}`;
  }
  const card = oddityOf(id);
  return `${[card.name[lang], card.isUpgrade ? t.upgrade : t.oneShot, t.cost(card.cost)].join(', ')}. ${text}`;
}
