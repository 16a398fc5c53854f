import { atMost } from '../figures.ts';
import { median, ratios } from '../statistics.ts';
import type { Bar } from '../suite.ts';
import type { MemoryPeaks } from './memory.ts';

/** Milliseconds allowed for the upload's end, the queue and the start of a process, for any picture. */
const ALLOWANCE_MS = 300;

/** Returns the time until a picture is shown minus the allowance, divided by sharp's own time, round by round. */
export const beyondAllowance = (shown: readonly number[], sharp: readonly number[]): readonly number[] =>
  ratios(
    shown.map((millis) => millis - ALLOWANCE_MS),
    sharp,
  );

export const shownBar = (shown: readonly number[], sharp: readonly number[]): Bar =>
  atMost({
    name: `12 megapixels, until shown − ${ALLOWANCE_MS} ms, of sharp alone`,
    value: median(beyondAllowance(shown, sharp)),
    limit: 2,
    unit: '×',
  });

/** A child ends at its limit of 450 MiB, and one runs at a time. */
export const memoryBars = (peaks: MemoryPeaks): readonly Bar[] => {
  const bar = (name: string, value: number, limit: number): Bar => atMost({ name, value, limit, unit: 'MB' });
  return [
    bar('largest pictures, memory of the worker’s process', peaks.worker, 300),
    bar('largest pictures, memory of its children', peaks.children, 450),
    bar('largest pictures, memory of both together', peaks.together, 700),
  ];
};

/** Judges the largest PDF, with its picture. */
export const pdfBar = (bytes: readonly number[]): Bar =>
  atMost({ name: 'the PDF of a portfolio', value: Math.max(...bytes) / 1000, limit: 300, unit: 'kB' });

export const scoutBar = (beside: readonly number[], unloaded: readonly number[]): Bar =>
  atMost({
    name: 'a scout’s page while ten pictures are processed, p95',
    value: median(ratios(beside, unloaded)),
    limit: 2,
    unit: '×',
  });
