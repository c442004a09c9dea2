/* Films of random games for the tests of boards and cards, from the rules as the page has them. */
import { readFilm } from '../../src/lib/film';
import type { AnyGame, FrameOf, GameTypes, LogEvent, SceneKind } from '../../src/lib/types';
import { framesOf, type Scene } from '../../src/lib/scenes';
import type { Frame } from '../../src/lib/film';
import { RandomGame, type Setting } from './random_game';

export interface FilmedGame<G extends GameTypes> {
  frames: FrameOf<G>[];
  log: LogEvent<G>[];
}

/* What a seat, or a spectator, sees of a random game of at most `plies` decisions. */
export function filmed<G extends GameTypes = AnyGame>(
  setting: Setting<G>,
  seat: number | null = 0,
  plies = Infinity,
): FilmedGame<G> {
  const game = new RandomGame(setting);
  const frames: Frame[] = [];
  const log: LogEvent[] = [];
  while (!game.isOver && game.ply < plies) {
    const from = game.ply;
    game.step();
    const told = game.table.events(from, game.ply, seat, 'en');
    frames.push(...readFilm(game.table.film(from, game.ply, seat, 'en'), told, game.ply).frames);
    log.push(...told);
  }
  return { frames, log } as unknown as FilmedGame<G>;
}

/* The scenes of a kind that have come to their end. */
export function scenesIn<G extends GameTypes>(
  kind: SceneKind<G>,
  { frames }: FilmedGame<G>,
): FrameOf<G>[][] {
  const film = frames as unknown as Frame[];
  const begun = frames.filter((one) => one.lines.some(kind.begins));
  const scenes = begun.map(({ ply }) => ({ kind, ply }) as unknown as Scene);
  return scenes.flatMap((scene) => {
    const told = framesOf(scene, film);
    return told.isOver ? [told.frames as unknown as FrameOf<G>[]] : [];
  });
}
