import { createHmac } from 'node:crypto';
import type { EventCodec } from '../codec.ts';
import type { Database, Tx } from '../database.ts';
import { kindOf, type StreamId, shardOf, subjectOf } from '../stream.ts';
import { appendSingle, appendWithKeys, lockStream, type SealedAppend, sealAndAppend } from './append.ts';
import { createAppendTogether } from './append-together.ts';
import { type Executor, executorIn, executorOf } from './executor.ts';
import { foldPast } from './fold-past.ts';
import { foldStream } from './fold-stream.ts';
import { createKeptStates, type KeptState } from './kept-states.ts';
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
  /** A fold takes a snapshot if it has more events than this since the last one. Default: 200. */
  readonly snapshotEvery?: number;
  /** Number of folded states to keep in memory; at 0, each fold reads the database. Default: 200. */
  readonly keepStates?: number;
}

const KEPT_STATES = 200;

/** A folded state with its place, and the time until which it may be kept. */
type FoldedAt = StateAt & Pick<KeptState, 'events' | 'until'>;

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
  keepStates = KEPT_STATES,
}: EventLogOptions<Metadata>): PostgresEventLog<Metadata> => {
  const executor = executorOf(database);
  const waker = createWaker(executor);
  const snapshots = createSnapshotWriter(executor, keyring, {
    onTaken: (stream) => onSnapshot?.({ kind: kindOf(stream), outcome: 'taken' }),
    onFailed: (stream, error) => onSnapshot?.({ kind: kindOf(stream), outcome: 'failed', error }),
  });
  const states = createKeptStates(keepStates);
  /**
   * Keeps the state and queues a snapshot if due. It counts as taken at once: if it fails, it is due again once the
   * state expires.
   */
  const keep = ({ events, until, ...at }: FoldedAt): void => {
    const isDue = events > snapshotEvery;
    if (isDue) snapshots.keep(at);
    states.keep(at.stream, at.folding, { ...at, events: isDue ? 0 : events, until });
  };
  const onUnreadable = (stream: StreamId, error: unknown) =>
    onSnapshot?.({ kind: kindOf(stream), outcome: 'unreadable', error });

  const logOn = (
    executor: Executor,
    append: (sealed: SealedAppend) => Promise<AppendResult>,
    onAppended: (shard: number, append: ObservedAppend) => void,
    onFolded: (folded: FoldedAt) => void,
  ): Omit<EventLog<Metadata>, 'withStreamLocked'> => ({
    load: (stream, options) => loadStream({ executor, keyring, codec }, stream, options),

    async fold(stream, folding, options = {}) {
      const reading = { executor, keyring, codec, onUnreadable };
      const kept = states.get(stream, folding);
      const { commanded, eventId, ...at } = await foldStream(reading, stream, folding, options, kept);
      if (eventId) onFolded({ ...at, eventId, stream, folding });
      const { state, version } = at;
      return { state, version, commanded };
    },

    async foldPast(stream, folding, version) {
      const reading = { executor, keyring, codec, onUnreadable };
      const folded = await foldPast(reading, stream, folding, version);
      if (!folded) return null;
      const { commanded, eventId, ...at } = folded.present;
      if (eventId) onFolded({ ...at, eventId, stream, folding });
      return { past: folded.past, present: { state: at.state, version: at.version } };
    },

    async append(request) {
      const { stream, events, commandId } = request;
      const began = performance.now();
      const result = await sealAndAppend({ executor, keyring, codec }, request, append);
      const seconds = (performance.now() - began) / 1000;
      const { outcome } = result;
      const written = outcome === 'appended' ? events.length : 0;
      const observed = { kind: kindOf(stream), commandId, outcome, events: written, began, seconds };
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

  const appendPlain = together
    ? createAppendTogether(executor)
    : (sealed: SealedAppend) => appendSingle(executor, sealed);

  const appendOutside = (sealed: SealedAppend): Promise<AppendResult> =>
    sealed.newKeys.length === 0
      ? appendPlain(sealed)
      : retryOnSerializationFailure(() =>
          database.kysely.transaction().execute((tx) => appendWithKeys(executorIn(tx), keyring, sealed)),
        );

  const outside = logOn(
    executor,
    appendOutside,
    (shard, append) => {
      waker.wake(shard);
      onAppend?.(append);
    },
    keep,
  );

  const transaction: PostgresEventLog<Metadata>['transaction'] = async (work) => {
    let appended: [shard: number, append: ObservedAppend][] = [];
    // A fold inside the transaction may have seen events that roll back, so its state is kept after the commit.
    let folded: FoldedAt[] = [];
    const wanted = new Set<StreamId>();
    const result = await retryOnSerializationFailure(() =>
      database.kysely.transaction().execute(async (tx) => {
        appended = [];
        folded = [];
        const inside = executorIn(tx);
        // Another writer of these streams came first last time, so this attempt locks each of them.
        for (const stream of [...wanted].sort()) await lockStream(inside, stream);
        const log: EventLog<Metadata> = {
          ...logOn(
            inside,
            (sealed) => {
              wanted.add(sealed.request.stream);
              return appendWithKeys(inside, keyring, sealed);
            },
            (...append) => appended.push(append),
            (state) => folded.push(state),
          ),
          withStreamLocked: async (stream, withLog) => {
            await lockStream(inside, stream);
            return withLog(log);
          },
        };
        return work(tx, log);
      }),
    );
    for (const [shard, append] of appended) {
      waker.wake(shard);
      onAppend?.(append);
    }
    for (const state of folded) keep(state);
    return result;
  };

  return {
    ...outside,
    transaction,
    withStreamLocked: (stream, work) => transaction((_tx, log) => log.withStreamLocked(stream, work)),
    settled: async () => {
      await Promise.all([waker.settled(), snapshots.settled()]);
    },
  };
};
