/* What has changed in a JSON value, as the server sends it instead of a whole position:
 * [value] - it is this now; [] - it is gone, in a list with all behind it; {name: change, ..} - an
 * object or a list in which only these differ, elements of a list by their number. */
export type Change = [] | [unknown] | { [name: string]: Change };

/* The value after the change. Nothing is altered: what stays the same is shared with the value
 * before, what differs is copied. Throws where the change does not fit. */
export function applyChange(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length !== 1) throw new Error('a value that is gone');
    return change[0];
  }
  if (Array.isArray(value)) return changedList(value, change);
  if (value === null || typeof value !== 'object') {
    if (Object.keys(change).length > 0) throw new Error('a change of what has no parts');
    return value;
  }
  return changedObject(value as Record<string, unknown>, change);
}

function isGone(change: Change): boolean {
  return Array.isArray(change) && change.length === 0;
}

function changedList(list: unknown[], change: Record<string, Change>): unknown[] {
  const after = [...list];
  for (const [name, part] of Object.entries(change)) {
    const index = Number(name);
    if (!Number.isInteger(index) || index < 0 || index > after.length) {
      throw new Error('a change beyond the end of a list');
    }
    if (isGone(part)) after.length = index;
    else after[index] = applyChange(after[index], part);
  }
  return after;
}

function changedObject(
  object: Record<string, unknown>,
  change: Record<string, Change>,
): Record<string, unknown> {
  const after = { ...object };
  for (const [name, part] of Object.entries(change)) {
    if (isGone(part)) delete after[name];
    else after[name] = applyChange(after[name], part);
  }
  return after;
}
