import type { StreamId } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { appendMottos, type OurLog } from './our-log.ts';
import { startedPortfolios } from './projection/our-store.ts';

export const LONG = 10_000;

/** Number of events that the bench writes with one append. */
const AT_ONCE = 1_000;

/** A fold takes a snapshot after this many events, so a long stream has up to this many events after its last one. */
const TAIL = 200;

/** Appends events to a stream at this version until it is at `to`. */
export const grow = async (log: OurLog, stream: StreamId, version: number, to: number): Promise<void> => {
  for (let at = version; at < to; at += AT_ONCE) await appendMottos(log, stream, at, Math.min(AT_ONCE, to - at));
};

export interface LongStream {
  readonly stream: StreamId;
  readonly snapshotAt: number;
}

/** Creates streams of 10,000 events whose snapshots are as old as those of active athletes: from 0 to 200 events. */
export const longStreams = async (
  log: OurLog,
  count: number,
  onProgress: (share: number) => void,
): Promise<readonly LongStream[]> => {
  const written: LongStream[] = [];
  for (const [nth, stream] of (await startedPortfolios(log, count)).entries()) {
    const snapshotAt = LONG - Math.round((TAIL * (nth + 0.5)) / count);
    await grow(log, stream, 1, snapshotAt);
    await log.log.fold(stream, portfolioDecider);
    await log.log.settled();
    await grow(log, stream, snapshotAt, LONG);
    written.push({ stream, snapshotAt });
    onProgress((nth + 1) / count);
  }
  return written;
};
