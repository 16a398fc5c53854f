import type { Probe } from '../hostile/probe.ts';
import { percentile } from '../statistics.ts';
import type { BenchContext } from '../suite.ts';
import type { Uploader } from './uploader.ts';

const UNLOADED_SLICES = 5;

export interface ScoutTimes {
  /** p95 in milliseconds, round by round. */
  readonly unloaded: readonly number[];
  readonly beside: readonly number[];
}

interface Measuring {
  readonly probe: Probe;
  /** The address of the scout's page. */
  readonly url: string;
  readonly picture: Buffer;
  readonly rounds: number;
  /** Number of pictures that wait at once. */
  readonly pictures: number;
  readonly sliceMillis: number;
  /** Returns a new athlete, because uploads are limited by the hour. */
  readonly athlete: () => Promise<Uploader>;
}

export const measureScout = async (
  context: BenchContext,
  { probe, url, picture, rounds, pictures, sliceMillis, athlete }: Measuring,
): Promise<ScoutTimes> => {
  let scouts = 0;
  // Rotates over addresses reserved for documentation (RFC 5737), because a single one would reach its rate limit.
  const slice = (): Promise<readonly number[]> => {
    scouts += 1;
    return probe.measure({ url, headers: { 'x-forwarded-for': `203.0.113.${scouts % 250}` }, millis: sliceMillis });
  };

  /** Returns the latencies of all slices that began and ended while pictures were waiting. */
  const during = async (uploader: Uploader, fileIds: readonly string[]): Promise<readonly number[]> => {
    const latencies: number[] = [];
    for (let last = await slice(); await uploader.isAnyWaiting(fileIds); last = await slice()) latencies.push(...last);
    if (latencies.length === 0) throw new Error('The pictures were ready before anything was measured');
    return latencies;
  };

  const alone = async (): Promise<readonly number[]> => {
    const latencies: number[] = [];
    for (let taken = 0; taken < UNLOADED_SLICES; taken += 1) latencies.push(...(await slice()));
    return latencies;
  };

  // Warms up, because the server compiles the code of its first pages.
  await alone();
  const unloaded: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    context.progress('a scout’s page while ten pictures are processed', round / rounds);
    const uploader = await athlete();
    unloaded.push(percentile(await alone(), 0.95));
    const fileIds: string[] = [];
    while (fileIds.length < pictures) fileIds.push((await uploader.send(picture)).fileId);
    beside.push(percentile(await during(uploader, fileIds), 0.95));
  }
  return { unloaded, beside };
};
