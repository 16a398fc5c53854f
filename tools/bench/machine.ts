import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { median } from './statistics.ts';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly kernel: string;
  readonly node: string;
  /** Load average over the minute before the start. Above 0, other programs were running too. */
  readonly loadBefore: number;
  /** Speed of one core: SHA-256 of small pieces, in megabytes a second. Normalize absolute figures by it. */
  readonly cpuCalibration: number;
  /** Minimum wait of a commit: milliseconds to write 8 kB and sync it. */
  readonly fsyncCalibration: number;
}

const PIECE = Buffer.alloc(4096, 'palmares');

const cpuMegabytesPerSecond = (millis: number): number => {
  const began = performance.now();
  let pieces = 0;
  while (performance.now() - began < millis) {
    for (let i = 0; i < 64; i++) createHash('sha256').update(PIECE).digest();
    pieces += 64;
  }
  return (pieces * PIECE.length) / 1000 / (performance.now() - began);
};

const fsyncMillis = (folder: string): number => {
  const own = mkdtempSync(join(folder, 'fsync-'));
  const file = openSync(join(own, 'file'), 'w');
  try {
    const page = Buffer.alloc(8192, 1);
    return median(
      Array.from({ length: 50 }, () => {
        const began = performance.now();
        writeSync(file, page, 0, page.length, 0);
        fsyncSync(file);
        return performance.now() - began;
      }),
    );
  } finally {
    closeSync(file);
    rmSync(own, { recursive: true });
  }
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** `folder` must be on the database's disk. */
export const describeMachine = (folder: string): Machine => ({
  cpu: os.cpus()[0]?.model ?? 'unknown',
  cores: os.availableParallelism(),
  memoryGigabytes: rounded(os.totalmem() / 2 ** 30, 1),
  kernel: `${os.type()} ${os.release()} ${os.arch()}`,
  node: process.versions.node,
  loadBefore: rounded(os.loadavg()[0] ?? 0, 2),
  cpuCalibration: rounded(cpuMegabytesPerSecond(300), 0),
  fsyncCalibration: rounded(fsyncMillis(folder), 3),
});
