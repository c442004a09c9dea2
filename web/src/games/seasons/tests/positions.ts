/* Positions of random games for the tests here, from the rules as the page has them. */
import type { Lang, LegalAction, View } from '../../../lib/types';
import { Table } from '../../../../wasm/module.mjs';
import { dice, rulesModule, seedOf } from '../../../../tests/unit/rules_module';

export interface Position {
  seat: number;
  view: View;
  legal: LegalAction[];
}

export class RandomGame {
  readonly table = new Table(rulesModule());
  readonly roll: (count: number) => number;
  readonly index: number;
  ply = 0;

  constructor(
    readonly seats: number,
    level: string,
    seed: number,
  ) {
    const games = this.table.games();
    this.index = games.findIndex((game) => game.id === 'seasons');
    const options = games[this.index]!.options.map((option) => {
      const wanted = option.id === 'level' ? level : option.default;
      return option.values.findIndex((value) => value.id === wanted);
    });
    const bytes = Uint8Array.from(Buffer.from(seedOf(seed + 1), 'hex'));
    this.table.start(this.index, seats, options, bytes);
    this.roll = dice(seed * 7919 + 1);
  }

  get isOver(): boolean {
    return this.table.status(this.ply).over;
  }

  get waiting(): number[] {
    return this.table.status(this.ply).waiting;
  }

  at(seat: number | null, lang: Lang = 'en'): Position {
    const legal = seat === null ? [] : this.table.legal(seat, lang);
    return { seat: seat ?? -1, view: this.table.view(this.ply, seat, lang), legal };
  }

  play(seat: number, action: string) {
    this.table.play(seat, action);
    this.ply++;
  }

  /* Some waiting seat takes some action: mostly a kind first, so that rare kinds come up, and
   * seldom the end of a turn, so that much is in play. */
  step() {
    const waiting = this.waiting;
    const seat = waiting[this.roll(waiting.length)]!;
    const all = this.table.legal(seat, 'en');
    const others = all.filter((one) => one.kind !== 'end-turn' && one.kind !== 'bonus');
    const legal = others.length > 0 && this.roll(4) > 0 ? others : all;
    const kinds = [...new Set(legal.map((one) => one.kind))];
    const kind = kinds[this.roll(kinds.length)];
    const some = legal.filter((one) => one.kind === kind);
    this.play(seat, some[this.roll(some.length)]!.action);
  }
}

/* The first games are of the simpler levels. */
const LEVELS = ['1', '2', '1', '2', '1', '2'];

/* Every decision of some whole games at every number of players and every level. */
export function* decisions(
  games: number,
  lang: Lang = 'en',
): Generator<Position & { game: RandomGame }> {
  for (let i = 0; i < games; i++) {
    const game = new RandomGame(2 + (i % 3), LEVELS[i] ?? '3', i);
    while (!game.isOver) {
      for (const seat of game.waiting) yield { ...game.at(seat, lang), game };
      game.step();
    }
  }
}
