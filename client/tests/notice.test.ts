import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, wantNotices } from '../src/lib/notice';
import { settings } from '../src/lib/settings.svelte';

const given: { title: string; tag?: string }[] = [];
let answer = 'granted';

class FakeNotification {
  static requestPermission = () => Promise.resolve(answer);
  constructor(title: string, options: { tag?: string }) {
    given.push({ title, tag: options.tag });
  }
}

beforeEach(() => {
  given.length = 0;
  answer = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => vi.unstubAllGlobals());

test('a notice is given once it is wanted and the page is out of sight', async () => {
  notify('Namiji', 'Sail', 'abc');
  expect(given).toEqual([]);
  await wantNotices(true);
  notify('Namiji', 'Sail', 'abc');
  expect(given).toEqual([{ title: 'Namiji', tag: 'abc' }]);
});

test('whoever looks at the page needs no notice', async () => {
  await wantNotices(true);
  vi.stubGlobal('document', { hidden: false });
  notify('Namiji', 'Sail', 'abc');
  expect(given).toEqual([]);
});

test('a browser that says no is not asked in vain', async () => {
  answer = 'denied';
  await wantNotices(true);
  expect(settings.notices).toBe(false);
  notify('Namiji', 'Sail', 'abc');
  expect(given).toEqual([]);
});
