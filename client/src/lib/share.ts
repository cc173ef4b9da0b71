/**
 * The new value, with whatever is as it was taken from the old one: what has not changed keeps its
 * identity, so nothing that depends on it alone is drawn again. The new value is not copied: equal
 * parts of it are replaced in their places.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  return (isSame(before, now) ? before : now) as T;
}

function isSame(before: Parts, now: Parts): boolean {
  if (Array.isArray(before) !== Array.isArray(now)) return false;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = (now[key] = share(before[key], now[key]));
    if (kept !== before[key] || !(key in before)) same = false;
  }
  return same;
}

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
