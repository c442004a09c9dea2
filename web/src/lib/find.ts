/* Finding a row of a table of the rules, as the *.gen.ts of a game hold them. */

export function finder<T extends { id: string }>(things: readonly T[]): (id: string) => T {
  const byId = new Map<string, T>(things.map((one) => [one.id, one]));
  return (id) => {
    const found = byId.get(id);
    if (!found) throw new Error(`unknown: ${id}`);
    return found;
  };
}

export function numberedOf<T>(things: readonly T[], number: number): T {
  const found = things[number - 1];
  if (found === undefined) throw new Error(`no number ${number}`);
  return found;
}
