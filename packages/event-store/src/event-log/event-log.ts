import { createHmac } from 'node:crypto';
import type { EventCodec } from '../codec.ts';
import type { Database, Tx } from '../database.ts';
import { kindOf, type StreamId, shardOf, subjectOf } from '../stream.ts';
import { appendAlone, hasParts, type SealedAppend, sealAndAppend } from './append.ts';
import { createAppendTogether } from './append-together.ts';
import { type Executor, executorIn, executorOf } from './executor.ts';
import { foldStream } from './fold-stream.ts';
import type { Keyring } from './keys/keyring.ts';
import type { EventLogObserver, ObservedAppend } from './observer.ts';
import { loadStream } from './read-stream.ts';
import { retryOnSerializationFailure } from './serialization-failure.ts';
import { createSnapshotWriter, SNAPSHOT_EVERY, type StateAt } from './snapshots/write-snapshots.ts';
import type { AppendResult, EventLog } from './types.ts';
import { createWaker } from './wake.ts';

export interface PostgresEventLog<Metadata = unknown> extends EventLog<Metadata> {
  /**
   * Runs `work` in one transaction, whose appends and other writes commit or roll back together. `work` may run more
   * than once, so its side effects outside the transaction must be idempotent.
   */
  transaction<Result>(work: (tx: Tx, log: EventLog<Metadata>) => Promise<Result>): Promise<Result>;
  /** Waits until pending wake-ups are sent and pending snapshots are written; call it before the process ends. */
  settled(): Promise<void>;
}

export interface EventLogOptions<Metadata = unknown> extends EventLogObserver {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec<Metadata>;
  /** Whether concurrent appends of this process share a call. Default: true. */
  readonly together?: boolean;
  /** A fold that reads more events than this since the last snapshot takes a new one. Default: 200. */
  readonly snapshotEvery?: number;
}

export const createEventLog = <Metadata>({
  database,
  keyring,
  codec,
  onAppend,
  onRepeated,
  onReused,
  onSnapshot,
  together = true,
  snapshotEvery = SNAPSHOT_EVERY,
}: EventLogOptions<Metadata>): PostgresEventLog<Metadata> => {
  const executor = executorOf(database);
  const waker = createWaker(executor);
  const snapshots = createSnapshotWriter(executor, keyring, {
    onTaken: (stream) => onSnapshot?.({ kind: kindOf(stream), outcome: 'taken' }),
    onFailed: (stream, error) => onSnapshot?.({ kind: kindOf(stream), outcome: 'failed', error }),
  });
  const onUnreadable = (stream: StreamId, error: unknown) =>
    onSnapshot?.({ kind: kindOf(stream), outcome: 'unreadable', error });

  const logOn = (
    executor: Executor,
    append: (sealed: SealedAppend) => Promise<AppendResult>,
    onAppended: (shard: number, append: ObservedAppend) => void,
    keep: (snapshot: StateAt) => void,
  ): EventLog<Metadata> => ({
    load: (stream, options) => loadStream({ executor, keyring, codec }, stream, options),

    async fold(stream, folding, options = {}) {
      const reading = { executor, keyring, codec, onUnreadable };
      const { events, lastEventId, ...folded } = await foldStream(reading, stream, folding, options);
      const { state, version } = folded;
      if (events > snapshotEvery && lastEventId) keep({ stream, version, eventId: lastEventId, folding, state });
      return folded;
    },

    async append(request) {
      const { stream, events } = request;
      const began = performance.now();
      const result = await sealAndAppend({ executor, keyring, codec }, request, append);
      const seconds = (performance.now() - began) / 1000;
      const { outcome } = result;
      const observed = { kind: kindOf(stream), outcome, events: outcome === 'appended' ? events.length : 0, seconds };
      if (outcome === 'appended') onAppended(shardOf(subjectOf(stream)), observed);
      else onAppend?.(observed);
      return result;
    },

    onRepeated: (stream) => onRepeated?.(kindOf(stream)),
    onReused: (stream) => onReused?.(kindOf(stream)),

    async hashCommand(stream, fingerprint) {
      const { secret } = await keyring.keyOf(executor.db, subjectOf(stream));
      return createHmac('sha256', secret).update(fingerprint).digest();
    },
  });

  const alone = (on: Executor) => (sealed: SealedAppend) => appendAlone(on, sealed);

  const outside = logOn(
    executor,
    together ? createAppendTogether(executor) : alone(executor),
    (shard, append) => {
      waker.wake(shard);
      onAppend?.(append);
    },
    snapshots.keep,
  );
  const log: PostgresEventLog<Metadata> = {
    ...outside,
    // The key of a part is stored with the events that it seals, or not at all.
    append: (request) =>
      hasParts(codec, request) ? log.transaction((_, inside) => inside.append(request)) : outside.append(request),
    settled: async () => {
      await Promise.all([waker.settled(), snapshots.settled()]);
    },

    async transaction(work) {
      let appended: [shard: number, append: ObservedAppend][] = [];
      // A fold inside the transaction may have seen events that roll back, so its snapshots wait for the commit.
      let folded: StateAt[] = [];
      const result = await retryOnSerializationFailure(() =>
        database.kysely.transaction().execute((tx) => {
          appended = [];
          folded = [];
          const inside = executorIn(tx);
          return work(
            tx,
            logOn(
              inside,
              alone(inside),
              (...append) => appended.push(append),
              (snapshot) => folded.push(snapshot),
            ),
          );
        }),
      );
      for (const [shard, append] of appended) {
        waker.wake(shard);
        onAppend?.(append);
      }
      for (const snapshot of folded) snapshots.keep(snapshot);
      return result;
    },
  };
  return log;
};
