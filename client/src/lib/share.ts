/**
 * The new value, with whatever is as it was taken from the old one: what has not changed keeps its
 * identity, so nothing that depends on it alone is drawn again.
 */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const made = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    made[key] = share(before[key], now[key]);
    same &&= Object.hasOwn(before, key) && Object.is(made[key], before[key]);
  }
  return (same ? before : made) as T;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
