import { workerData } from 'node:worker_threads';
import type { Bounds } from './bounds.ts';
import { OUT_OF_BOUNDS } from './signals.ts';

const EVERY_MS = 10;

const { memoryMiB, seconds }: Bounds = workerData;

const isOutOfBounds = (): boolean => {
  const { user, system } = process.cpuUsage();
  return user + system > seconds * 1e6 || process.memoryUsage.rss() > memoryMiB * 2 ** 20;
};

setInterval(() => {
  // process.exit() would end only this thread.
  if (isOutOfBounds()) process.kill(process.pid, OUT_OF_BOUNDS);
}, EVERY_MS);
