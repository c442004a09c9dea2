/* The picture of a card, put together from symbols: what it takes, an arrow, what it does. */
import type { CardFacts, Part } from './facts';
import type { IconName } from './icons';

export interface Sign {
  icon: IconName;
  note?: string; /* a number beside it */
}

const OPS: Readonly<Record<string, IconName>> = {
  glory: 'glory',
  energy: 'energy',
  xp: 'xp',
  cp: 'cp',
  recharge: 'charge',
  act: 'action',
  develop: 'develop',
  meditate: 'meditate',
  draw: 'card',
  make: 'make',
  deploy: 'deploy',
  step: 'step',
  jump: 'jump',
  jump_together: 'together',
  strike_region: 'strike',
  strike_each: 'strike',
  wound_region: 'wound',
  battle: 'battle',
  battle_charged: 'battle',
  monster: 'monster',
};

/* What a gain counts. */
const COUNTED: Readonly<Record<string, IconName>> = {
  ctrl_river: 'river',
  ctrl_mountain: 'mountain',
  ctrl_forest: 'forest',
  ctrl_mist: 'mist',
  ctrl_crystal: 'crystal',
  constructs: 'construct',
  golems: 'golem',
  forts: 'fort',
  encounters: 'encounter',
};

const COUNTS = new Set(['glory', 'energy', 'xp', 'cp', 'draw']);

function signsOf(part: Part): Sign[] {
  const icon = OPS[part.op] ?? 'unknown';
  const isCounted = COUNTS.has(part.op) || (part.op === 'battle' && part.count > 0);
  const number = part.per === 'x' ? 'X' : `${part.op === 'battle' ? '+' : ''}${part.count}`;
  const signs: Sign[] = [isCounted ? { icon, note: number } : { icon }];
  if (part.unit) signs.push({ icon: part.unit });
  const counted = part.per ? COUNTED[part.per] : undefined;
  if (counted) signs.push({ icon: counted });
  return signs;
}

/* Upgrades work all the time: their sign is what they make better. */
export function pictureOf(card: CardFacts): { takes: Sign[]; does: Sign[] } {
  const takes = card.price.map(({ icon, count }) => ({
    icon,
    ...(count > 1 ? { note: `${count}` } : {}),
  }));
  if (card.kind === 'upgrade') {
    return { takes, does: [{ icon: card.place ?? 'action' }, { icon: 'upgrade' }] };
  }
  return { takes, does: card.parts.flatMap(signsOf) };
}
