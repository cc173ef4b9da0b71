/**
 * The new value, with whatever is as it was taken from the old one: what has not changed keeps its
 * identity, so nothing that depends on it alone is drawn again. The new value is not copied: equal
 * parts of it are replaced in their places.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  let count = 0;
  let same = true;
  for (const key in now) {
    const kept = share(before[key], now[key]);
    if (kept !== now[key]) now[key] = kept;
    if (kept !== before[key] || !(key in before)) same = false;
    count++;
  }
  return same && count === Object.keys(before).length ? (before as T) : now;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
