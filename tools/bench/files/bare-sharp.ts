import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface BareOrder {
  /** Path of the picture. */
  readonly path: string;
}

export interface BareAnswer {
  /** Milliseconds from the bytes in memory to all sizes in memory. */
  readonly millis: number;
  /** Bytes of each size. */
  readonly made: Readonly<Record<string, number>>;
}

/** Makes the product's sizes of one picture with sharp alone, in a process that has warmed up. */
export const startBareSharp = async (context: BenchContext, picture: Buffer): Promise<() => Promise<BareAnswer>> => {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-bench-'));
  context.defer(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'picture');
  await writeFile(path, picture);
  const child = startChild<BareOrder, BareAnswer>(context, new URL('bare-sharp-process.ts', import.meta.url));
  return () => child.ask({ path });
};
