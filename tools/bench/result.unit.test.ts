import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { atLeast, atMost, figure } from './figures.ts';
import { broken, resultOf } from './result.ts';
import { tableOf } from './table.ts';

const machine = {
  cpu: 'A CPU',
  cores: 2,
  memoryGigabytes: 8,
  kernel: 'Linux 6 x64',
  node: '24.21.0',
  loadBefore: 0,
  cpuCalibration: 400,
  fsyncCalibration: 0.5,
};

const bars = [
  atLeast({ name: 'append of a bare INSERT', value: 0.6, limit: 0.6, unit: '×' }),
  atMost({ name: 'events lost', value: 1, limit: 0, unit: '' }),
];

const result = resultOf(
  { name: 'events', says: 'append and load', run: () => Promise.reject(new Error('not run')) },
  {
    versions: { PostgreSQL: '18.4' },
    settings: { fsync: 'on' },
    figures: [figure('append, 1 client', 'ours', '/s', [1200, 1100, 1300])],
    bars,
  },
  {
    size: 'quick',
    machine,
    started: new Date('2026-11-21T12:00:00Z'),
    finished: new Date('2026-11-21T12:00:30Z'),
  },
);

it('a bar holds at its limit, from there up or from there down', () => {
  expect(bars.map(({ atLeast, holds }) => ({ atLeast, holds }))).toEqual([
    { atLeast: true, holds: true },
    { atLeast: false, holds: false },
  ]);
});

it('a bar whose value is not a number does not hold', () => {
  expect(atMost({ name: 'lag', value: Number.NaN, limit: 5, unit: 'ms' }).holds).toBe(false);
});

it('a result keeps when it ran, its size, and the spread of each figure', () => {
  expect(result).toMatchObject({
    suite: 'events',
    size: 'quick',
    started: '2026-11-21T12:00:00.000Z',
    seconds: 30,
    figures: [{ group: 'append, 1 client', name: 'ours', unit: '/s', median: 1200, min: 1100, max: 1300, rounds: 3 }],
    bars: [{ name: 'append of a bare INSERT', value: 0.6, limit: 0.6, unit: '×', holds: true }, { holds: false }],
  });
});

it('the bars that do not hold are named with their suite', () => {
  expect(broken([result])).toEqual(['events: events lost']);
});

it('the table shows figures with their spread, and bars with their limit', () => {
  const lines = stripVTControlCharacters(tableOf(result)).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^ {4}ours +1,200 \/s {3}1,100 – 1,300$/));
  expect(lines).toContainEqual(expect.stringMatching(/✓ append of a bare INSERT +0\.6 × {3}≥ 0\.6 ×$/));
  expect(lines).toContainEqual(expect.stringMatching(/✗ events lost +1 {3}≤ 0$/));
});
