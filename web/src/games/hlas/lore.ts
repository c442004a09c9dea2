/* What there is to know of the things of the table, by kind. */
import {
  buildings,
  factions,
  heroes,
  soloHeroes,
  soloSpaces,
  soloSpecials,
  soloSpells,
  tactics,
} from './data.gen';
import type { HlasDesk, Seen } from './desk.svelte';
import {
  AIR_VESSEL,
  CAPITAL,
  HERO_1,
  NUMERALS,
  SEA_VESSEL,
  buildingsOf,
  heroesOf,
  heroOf,
  goalOf,
  pieceName,
  regionAt,
  soloCardOf,
  terrainOf,
  tokenOf,
  unitOf,
  type Words,
} from './facts';
import { iconOr, type IconName } from './icons';
import {
  armiesIn,
  countsOf,
  forecastOf,
  isOut,
  isSolo,
  reachOf,
  tokensIn,
  tokensLeft,
  type Goal,
  type Piece,
} from './model';
import { forecastLabel, groundLabel, piecesLabel, priceLabel, tokenLabels } from './words';

export interface Line {
  mark?: string;
  text: string;
  isDim?: boolean;
}

export interface Lore {
  title: string;
  under?: string;
  icon?: IconName;
  piece?: { faction: number; kind: number };
  armies?: { name: string; faction: number; strength: number; pieces: Piece[]; words: string }[];
  odds?: { text: string; isGood: boolean };
  lines: Line[];
}

/* Three abilities, those above the level dim. */
const tierLines = (tiers: readonly Words[], level: number, desk: HlasDesk): Line[] =>
  tiers.map((text, i) => ({ mark: NUMERALS[i], text: text[desk.lang], isDim: i >= level }));

function ofRegion(desk: HlasDesk, region: number): Lore {
  const { t, lang, view } = desk;
  const facts = regionAt(region);
  const forecast = forecastOf(view, region);
  const { down, up, stay } = tokensIn(view, region);
  const known = [...down.filter((id) => id !== null), ...up, ...stay];
  const barrier = view.public.barrier[region] ?? 0;
  const tower = view.extra.tower_price[view.seat ?? -1]?.[region] ?? 0;
  return {
    title: facts.name[lang],
    under: groundLabel(region, lang),
    icon: iconOr(terrainOf(facts).id),
    armies: armiesIn(view, region).map((army) => ({
      name: desk.player(army.player),
      faction: army.faction,
      strength: army.strength,
      pieces: army.pieces,
      words: piecesLabel(army.pieces, army.faction, lang),
    })),
    odds: forecast
      ? { text: forecastLabel(forecast, lang), isGood: forecast.attack > forecast.defence }
      : undefined,
    lines: [
      ...(forecast ? [{ text: t.forecastNote, isDim: true }] : []),
      ...(isOut(view, region) ? [{ text: t.outOfPlay }] : []),
      ...(barrier > 0 ? [{ text: t.barrierOf(desk.player(barrier - 1)) }] : []),
      ...tokenLabels(view, region, lang).map((text) => ({ text })),
      ...known.map((id) => ({ text: tokenOf(id).text[lang], isDim: true })),
      ...(reachOf(view, region).size > 0 ? [{ text: t.reaches, isDim: true }] : []),
      ...(tower > 0 ? [{ text: t.towerPrice(tower), isDim: true }] : []),
    ],
  };
}

function ofUnit(desk: HlasDesk, faction: number, kind: number): Lore {
  const { t, lang } = desk;
  const unit = unitOf(faction, kind);
  const building = buildingsOf(faction).find((one) => one.kind === kind);
  return {
    title: unit.name[lang],
    under: [
      t.strength(unit.strength),
      t.speed(unit.speed),
      unit.vp > 0 ? t.vp(unit.vp) : '',
      unit.capacity > 0 ? t.capacity(unit.capacity) : '',
    ]
      .filter(Boolean)
      .join(', '),
    piece: { faction, kind },
    lines: [
      { text: `${t.price}: ${priceLabel(unit.price, lang)}` },
      ...(building ? [{ text: `${t.locked}: ${building.name[lang]}`, isDim: true }] : []),
    ],
  };
}

function ofHero(desk: HlasDesk, id: string, level: number): Lore {
  const hero = heroes.find((one) => one.id === id)!;
  const base = ofUnit(desk, hero.faction, hero.kind);
  return { ...base, lines: [...tierLines(hero.tiers, level, desk), ...base.lines] };
}

function ofBuilding(desk: HlasDesk, id: string, level: number): Lore {
  const { t, lang } = desk;
  const building = buildings.find((one) => one.id === id)!;
  return {
    title: building.name[lang],
    under: t.unlocks(pieceName(building.faction, building.kind)[lang]),
    piece: { faction: building.faction, kind: building.kind },
    lines: tierLines(building.tiers, level, desk),
  };
}

/* The solo enemy plays by a board of its own. */
function ofRival(desk: HlasDesk, faction: number): Line[] {
  const { t, lang } = desk;
  const of = (one: { faction: number }) => one.faction === faction;
  const opens = soloSpaces.filter(of).find((one) => one.unlock === 'special')!.space;
  return [
    ...soloHeroes.filter(of).map(({ hero, text }) => ({ mark: NUMERALS[hero - 1], text: text[lang] })),
    ...soloSpells.filter(of).map(({ hero, name, mana, vp, text }) => ({
      mark: NUMERALS[hero - 1],
      text: `${name[lang]} (${t.mana(mana)}, ${t.vp(vp)}): ${text[lang]}`,
      isDim: true,
    })),
    ...soloSpecials.filter(of).map(({ text }) => ({ text: `${t.special(opens)}: ${text[lang]}` })),
  ];
}

function ofFaction(desk: HlasDesk, faction: number): Lore {
  const { lang, view } = desk;
  const isRivals = isSolo(view) && view.public.faction[1] === factions[faction]!.id;
  const own = [...heroesOf(faction).map((hero) => hero.kind), SEA_VESSEL, AIR_VESSEL].map((kind) => ({
    text: `${pieceName(faction, kind)[lang]}: ${abilityOf(faction, kind, desk)}`,
  }));
  return {
    title: factions[faction]!.name[lang],
    piece: { faction, kind: CAPITAL },
    lines: isRivals ? ofRival(desk, faction) : own,
  };
}

/* The first ability of a hero, or of the building of a vessel. */
function abilityOf(faction: number, kind: number, desk: HlasDesk): string {
  const isHero = kind >= HERO_1 && kind < SEA_VESSEL;
  const tiers = isHero
    ? heroOf(faction, kind).tiers
    : buildingsOf(faction).find((one) => one.kind === kind)!.tiers;
  return tiers[0]![desk.lang];
}

function ofSoloCard(desk: HlasDesk, id: string): Lore {
  const { t, lang } = desk;
  const card = soloCardOf(id);
  const tactic = (number: number) => tactics[number - 1]!.name[lang];
  return {
    title: card.name[lang],
    under: `${t.compassTo(card.compass)}${card.follow ? `, ${t.mayFollow}` : ''}`,
    icon: 'compass',
    lines: [
      { text: `${t.strength(card.strength)}, ${t.vp(card.vp)}` },
      { text: t.asAttacker(tactic(card.attacking)) },
      { text: t.asDefender(tactic(card.defending)) },
    ],
  };
}

const GOAL_ICONS: Readonly<Record<Goal, IconName>> = {
  explore: 'token',
  expand: 'serf',
  exploit: 'tower',
  exterminate: 'capital',
};

/* What reaches a goal, and how near it is. */
function ofGoal(desk: HlasDesk, goal: Goal): Lore {
  const { t, view } = desk;
  const title = goalOf(goal).name[desk.lang];
  const lore = { title, under: `${t.goalBrings}: ${t.goalNotes[goal]}`, icon: GOAL_ICONS[goal] };
  if (goal === 'exterminate') return { ...lore, lines: [] };
  if (goal === 'explore') return { ...lore, lines: [{ text: t.faceDown(tokensLeft(view)) }] };
  const { wanted, counts } = countsOf(view, goal);
  const lines = counts.map(({ player, count }) => ({ text: `${desk.player(player)}: ${count}/${wanted}` }));
  return { ...lore, lines };
}

/* The same in one sentence. */
export function goalLabel(desk: HlasDesk, goal: Goal): string {
  const { title, under = '', lines } = ofGoal(desk, goal);
  return [title, under, ...lines.map(({ text }) => text)].join('. ');
}

/* Null for cards, which are shown themselves. */
export function loreOf(desk: HlasDesk, what: Seen): Lore | null {
  if ('region' in what) return ofRegion(desk, what.region);
  if ('unit' in what) return ofUnit(desk, what.faction, what.unit);
  if ('hero' in what) return ofHero(desk, what.hero, what.level);
  if ('building' in what) return ofBuilding(desk, what.building, what.level);
  if ('faction' in what) return ofFaction(desk, what.faction);
  if ('goal' in what) return ofGoal(desk, what.goal);
  if ('solo' in what) return ofSoloCard(desk, what.solo);
  if ('token' in what) {
    const token = tokenOf(what.token);
    return {
      title: token.name[desk.lang],
      icon: iconOr(token.op),
      lines: [{ text: token.text[desk.lang] }],
    };
  }
  return null;
}
