/** What is marked on a board is told by its own name, not by that of the program. */
import { expect, test } from 'vitest';
import { tileCalled } from '../src/boards/tongiaki/offers';
import namazu from '../src/boards/namazu/index';
import namiji from '../src/boards/namiji/index';
import tongiaki from '../src/boards/tongiaki/index';

test('cells and rings of Namazu', () => {
  expect(namazu.called!('cell', 'rice-a')).toEqual({
    key: 'namazu-cell',
    args: { kind: { key: 'namazu-type-rice' }, letter: 'A' },
  });
  expect(namazu.called!('cell', 'smith')).toEqual({ key: 'namazu-type-smith' });
  expect(namazu.called!('ring', 'city')).toEqual({ key: 'namazu-ring-city' });
  expect(namazu.called!('altar', '3')).toBeNull();
});

test('tiles and beaches of Tongiaki', () => {
  expect(tongiaki.called!('tile', 'ocean e')).toEqual(tileCalled('ocean e'));
  expect(tongiaki.called!('beach', 'rapa-nui 2')).toEqual({
    key: 'tongiaki-beach',
    args: { island: tileCalled('rapa-nui'), beach: '2' },
  });
});

test('lines and panoramas of Namiji', () => {
  expect(namiji.called!('line', 'column B')).toEqual({
    key: 'namiji-column',
    args: { which: 'B' },
  });
  expect(namiji.called!('panorama', 'whale')).toEqual({ key: 'namiji-station-whale' });
  expect(namiji.called!('space', '12')).toBeNull();
});
