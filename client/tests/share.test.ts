import { describe, expect, it } from 'vitest';
import { share } from '../src/lib/share';

describe('what two views share', () => {
  const before = { turn: 0, boats: [{ space: 3 }, { space: 5 }], route: [{ station: 'net' }] };

  it('equals the new view', () => {
    const now = { turn: 1, boats: [{ space: 3 }, { space: 9 }], route: [{ station: 'net' }] };
    expect(share(before, now)).toEqual(now);
  });
  it('keeps what is as it was, down to the parts of what changed', () => {
    const now = share(before, { ...structuredClone(before), boats: [{ space: 3 }, { space: 9 }] });
    expect(now).not.toBe(before);
    expect(now.route).toBe(before.route);
    expect(now.boats).not.toBe(before.boats);
    expect(now.boats[0]).toBe(before.boats[0]);
  });
  it('is the old view where nothing changed', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });
  it('sees what is new, what is gone and what has another form', () => {
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share({ list: [] }, { list: {} })).toEqual({ list: {} });
    expect(share({ king: { seat: 1 } }, { king: null })).toEqual({ king: null });
    expect(share(null, { seat: 1 })).toEqual({ seat: 1 });
  });
  it('leaves both equal to what they were', () => {
    const now = { turn: 2, boats: [], route: [{ station: 'net' }] };
    share(before, now);
    expect(now).toEqual({ turn: 2, boats: [], route: [{ station: 'net' }] });
    expect(before.boats).toHaveLength(2);
  });
});
