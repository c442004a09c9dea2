/* Whether its middle lies in the window, and in all that scrolls around it. What is not painted, or is
 * covered by something, may lie in sight. */
export function isInSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const room = up.getBoundingClientRect();
    if (x < room.left || y < room.top || x > room.right || y > room.bottom) return false;
  }
  return true;
}
