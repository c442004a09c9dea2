/* Finds what each game brings, by folder: the shell names no game. */
import type { GameModule } from './types';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/* Null for a game that has no board yet: the shell then shows a plain table. */
export async function loadGame(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
