/* The picture of a game in the lobby: games/ID/cover.svg, where there is one. */
const covers = import.meta.glob<string>('../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function coverOf(game: string): string | undefined {
  return covers[`../games/${game}/cover.svg`];
}
