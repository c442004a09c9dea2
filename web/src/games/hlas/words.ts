/* Labels put together from facts and strings, for tooltips and screen readers. */
import type { Lang } from '../../lib/types';
import { amounts, places, resources } from './data.gen';
import {
  kindName,
  pieceName,
  regionAt,
  spellOf,
  terrainOf,
  tokenOf,
  type SpellFacts,
} from './facts';
import { armiesIn, forecastOf, isOut, tokensIn, type Army, type Piece } from './model';
import { STRINGS } from './strings';
import type { Forecast, View } from './view.gen';

type NameOf = (player: number) => string;

export const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');

export function piecesLabel(pieces: readonly Piece[], faction: number, lang: Lang): string {
  return pieces
    .map(({ kind, count, aboard }) => {
      const name = (faction < 0 ? kindName(kind) : pieceName(faction, kind))[lang];
      const many = count > 1 ? `${name} ×${count}` : name;
      return aboard ? `${many} (${STRINGS[lang].aboard})` : many;
    })
    .join(', ');
}

export function armyLabel(army: Army, lang: Lang, nameOf: NameOf): string {
  const pieces = piecesLabel(army.pieces, army.faction, lang);
  return `${nameOf(army.player)}: ${pieces}; ${STRINGS[lang].strengthOf(army.strength)}`;
}

export function tokenLabels(view: View, region: number, lang: Lang): string[] {
  const t = STRINGS[lang];
  const { down, up, stay } = tokensIn(view, region);
  const name = (id: string) => tokenOf(id).name[lang];
  const known = down.filter((id) => id !== null);
  const hidden = down.length - known.length;
  return [
    hidden > 0 ? t.tokensDown(hidden) : '',
    ...known.map((id) => t.tokenSeen(name(id))),
    ...up.map((id) => t.tokenUp(name(id))),
    ...stay.map((id) => t.tokenStays(name(id))),
  ].filter(Boolean);
}

export function groundLabel(region: number, lang: Lang): string {
  const facts = regionAt(region);
  const { name, resource } = terrainOf(facts);
  const gives =
    resource === null ? '' : STRINGS[lang].yields(resources[resource]!.name[lang], facts.workers);
  return [name[lang], gives].filter(Boolean).join(', ');
}

export function forecastLabel({ attack, defence }: Forecast, lang: Lang): string {
  const t = STRINGS[lang];
  const outcome =
    attack > defence ? t.forecastWin : attack === defence ? t.forecastTie : t.forecastLose;
  return `${t.forecast(attack, defence)} (${outcome})`;
}

export function regionLabel(view: View, region: number, lang: Lang, nameOf: NameOf): string {
  const t = STRINGS[lang];
  const barrier = view.public.barrier[region] ?? 0;
  const forecast = forecastOf(view, region);
  return joined(
    regionAt(region).name[lang],
    forecast ? forecastLabel(forecast, lang) : '',
    groundLabel(region, lang),
    isOut(view, region) ? t.outOfPlay : '',
    ...armiesIn(view, region).map((army) => armyLabel(army, lang, nameOf)),
    tokenLabels(view, region, lang).join(', '),
    barrier > 0 ? t.barrierOf(nameOf(barrier - 1)) : '',
  );
}

/* "3 ore", in the form that goes with a number. */
export const amountLabel = (resource: number, n: number, lang: Lang) =>
  amounts[resource]![lang].replace('%1', `${n}`);

export function priceLabel(price: readonly number[], lang: Lang): string {
  const parts = price.flatMap((n, i) => (n > 0 ? [amountLabel(i, n, lang)] : []));
  return parts.length > 0 ? parts.join(', ') : STRINGS[lang].free;
}

/* Everything that is printed on a spell, in one sentence. */
export function spellLabel(id: string, lang: Lang): string {
  const t = STRINGS[lang];
  const spell: SpellFacts = spellOf(id);
  const facts = [spell.name[lang], t.spellTypes[spell.type], t.mana(spell.mana), t.vp(spell.vp)];
  return `${facts.join(', ')}. ${spell.text[lang]}`;
}

const BAR_FREE = 0;
const BAR_TOKEN = 1;
export function barLabel(view: View, player: number, place: number, lang: Lang): string {
  const t = STRINGS[lang];
  const what = view.public.bar[player]?.[place] ?? BAR_FREE;
  const state = what === BAR_FREE ? t.barFree : what === BAR_TOKEN ? t.barToken : t.barSerf;
  return `${places[place]!.name[lang]}: ${state}. ${t.placeHelp[place]}`;
}

/* What the capital of a player counts in its defence, bar and buildings left out. */
export const capitalStrength = (view: View, player: number) =>
  view.extra.capital_strength[player] ?? 0;
