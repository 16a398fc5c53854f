import { expect, it } from 'vitest';
import { memoryBars, pdfBar, scoutBar, shownBar } from './bars.ts';
import { peaksOf } from './memory.ts';

it('a picture may take twice sharp’s own time and 300 ms, in the median of the rounds', () => {
  const sharp = [1000, 2000, 1000];
  expect(shownBar([2300, 4300, 9000], sharp)).toMatchObject({ value: 2, limit: 2, unit: '×', holds: true });
  expect(shownBar([2301, 4302, 1000], sharp)).toMatchObject({ value: 2.001, holds: false });
});

it('rounds of which one contender lacks some are not compared', () => {
  expect(() => shownBar([1000, 1000], [1000])).toThrow('Not the same rounds');
  expect(() => scoutBar([10], [10, 10])).toThrow('Not the same rounds');
});

it('a scout’s page may take twice its unloaded time, in the median of the rounds', () => {
  expect(scoutBar([20, 90, 20], [10, 10, 10])).toMatchObject({ value: 2, limit: 2, holds: true });
  expect(scoutBar([20, 90, 21], [10, 10, 10])).toMatchObject({ value: 2.1, holds: false });
});

it('the larger PDF may have 300 kB', () => {
  expect(pdfBar([200_000, 300_000])).toMatchObject({ value: 300, unit: 'kB', holds: true });
  expect(pdfBar([300_100, 200_000])).toMatchObject({ holds: false });
});

it('memory counts at its peak, together only what was there at one moment', () => {
  const peaks = peaksOf([
    { worker: 300, children: [] },
    { worker: 200, children: [250, 150] },
    { worker: 100, children: [450] },
  ]);
  expect(peaks).toEqual({ worker: 300, children: 450, together: 600 });
  expect(memoryBars(peaks).map(({ value, holds }) => ({ value, holds }))).toEqual([
    { value: 300, holds: true },
    { value: 450, holds: true },
    { value: 600, holds: true },
  ]);
});

it('each of the worker, its children and both has a bar of its own', () => {
  const holding = (worker: number, children: number, together: number) =>
    memoryBars({ worker, children, together }).map(({ holds }) => holds);
  expect(holding(301, 300, 700)).toEqual([false, true, true]);
  expect(holding(200, 451, 700)).toEqual([true, false, true]);
  expect(holding(200, 400, 701)).toEqual([true, true, false]);
});
