/* Positions of random games for the tests of boards, from the rules as the page has them. */
import type { AnyGame, GameTypes, KindOf, Lang, LegalAction, ViewOf } from '../../src/lib/types';
import { Table } from '../../wasm/module.mjs';
import { dice, rulesModule, seedOf } from './rules_module';

export interface Position<G extends GameTypes = AnyGame> {
  seat: number;
  view: ViewOf<G>;
  legal: LegalAction<G>[];
}

export interface Setting<G extends GameTypes = AnyGame> {
  game: string;
  seats: number;
  seed: number;
  options?: Partial<G['options']>; /* the others have their defaults */
  seldom?: readonly KindOf<G>[]; /* kinds of actions that are seldom taken, so that much is in play */
}

/* `G` are the types of the game that the setting names. */
export class RandomGame<G extends GameTypes = AnyGame> {
  readonly table = new Table(rulesModule());
  readonly roll: (count: number) => number;
  readonly index: number;
  readonly seats: number;
  readonly #seldom: readonly string[];
  readonly #legal = new Map<number, LegalAction<G>[]>(); /* of this ply by seat, in some language */
  ply = 0;

  constructor({ game, seats, seed, options = {}, seldom = [] }: Setting<G>) {
    const games = this.table.games();
    this.index = games.findIndex((one) => one.id === game);
    this.seats = seats;
    this.#seldom = seldom;
    const chosen = games[this.index]!.options.map((option) => {
      const wanted = options[option.id] ?? option.default;
      return option.values.findIndex((value) => value.id === wanted);
    });
    const bytes = Uint8Array.from(Buffer.from(seedOf(seed + 1), 'hex'));
    this.table.start(this.index, seats, chosen, bytes);
    this.roll = dice(seed * 7919 + 1);
  }

  get isOver(): boolean {
    return this.table.status(this.ply).over;
  }

  get waiting(): number[] {
    return this.table.status(this.ply).waiting;
  }

  at(seat: number | null, lang: Lang = 'en'): Position<G> {
    const legal = seat === null ? [] : this.#legalOf(seat, lang);
    if (seat !== null) this.#legal.set(seat, legal);
    const view = this.table.view(this.ply, seat, lang) as unknown as ViewOf<G>;
    return { seat: seat ?? -1, view, legal };
  }

  #legalOf(seat: number, lang: Lang): LegalAction<G>[] {
    return this.table.legal(seat, lang) as LegalAction<G>[];
  }

  play(seat: number, action: string) {
    this.table.play(seat, action);
    this.#legal.clear();
    this.ply++;
  }

  /* Some waiting seat takes some action: mostly a kind first, so that rare kinds come up. */
  step() {
    const waiting = this.waiting;
    const seat = waiting[this.roll(waiting.length)]!;
    const all = this.#legal.get(seat) ?? this.#legalOf(seat, 'en');
    const others = all.filter((one) => !this.#seldom.includes(one.kind));
    const legal = others.length > 0 && this.roll(4) > 0 ? others : all;
    const kinds = [...new Set(legal.map((one) => one.kind))];
    const kind = kinds[this.roll(kinds.length)];
    const some = legal.filter((one) => one.kind === kind);
    this.play(seat, some[this.roll(some.length)]!.action);
  }
}

/* Every decision of these games, from their beginnings to their ends. */
export function* decisionsOf<G extends GameTypes>(
  games: Iterable<RandomGame<G>>,
  lang: Lang = 'en',
): Generator<Position<G> & { game: RandomGame<G> }> {
  for (const game of games) {
    while (!game.isOver) {
      for (const seat of game.waiting) yield { ...game.at(seat, lang), game };
      game.step();
    }
  }
}

/* Things in the markup of a board at which an action can be taken. */
export function offeredBy(html: string): Set<string> {
  const pressable = html.replace(/<span\b[^<>]*>/g, ''); /* those can only be pointed at */
  const found = pressable.matchAll(/ data-(?:target|action|unit)="([^"]*)"/g);
  return new Set([...found].map((match) => match[1]!));
}
