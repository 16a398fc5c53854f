import { type StreamId, shardOf, subjectOf } from '../../stream.ts';
import type { Executor } from '../executor.ts';
import type { Keyring } from '../keys/keyring.ts';
import { type SnapshotIdentity, sealState } from './snapshot.ts';

/** A fold with more events than this since the last snapshot takes a new one. */
export const SNAPSHOT_EVERY = 200;

/** Milliseconds to wait, so that the append the fold was for goes first and folds close together share a write. */
const DELAY_MS = 100;

/** Maximum number of queued snapshots; further ones are dropped and taken at the next fold. */
const MAX_WAITING = 64;

/**
 * Writes no snapshot for a subject that was erased meanwhile, nor beyond the head of the stream. The last writer wins,
 * since every snapshot of a stream is correct. A crash may lose it, so the commit does not wait for the disk.
 */
const KEEP = {
  name: 'keep-snapshot',
  text: `insert into snapshots (shard, stream, version, decider, decider_version, key_id, state)
    select s.shard, s.stream, $3::bigint, $4::text, $5::integer, k.key_id, $7::bytea
      from set_config('synchronous_commit', 'off', true), streams s, data_keys k
      where s.shard = $1::smallint and s.stream = $2 and s.version >= $3::bigint and s.closed_at is null
        and k.key_id = $6::uuid and k.wrapped is not null
    on conflict (shard, stream) do update set version = excluded.version, decider = excluded.decider,
      decider_version = excluded.decider_version, key_id = excluded.key_id, state = excluded.state,
      taken_at = excluded.taken_at
    returning version`,
};

export interface StateAt extends SnapshotIdentity {
  readonly state: unknown;
}

/**
 * Seals and writes one snapshot, replacing the previous one. Returns false if the stream is closed or shorter, or the
 * key destroyed.
 */
export const writeSnapshot = async (executor: Executor, keyring: Keyring, snapshot: StateAt): Promise<boolean> => {
  const { stream, version, folding, state } = snapshot;
  const subjectId = subjectOf(stream);
  const key = await keyring.keyOf(executor.db, subjectId);
  const sealed = sealState(key, snapshot, state);
  const place = [shardOf(subjectId), stream, version, folding.name, folding.version];
  return (await executor.run(KEEP, [...place, key.keyId, sealed])).length > 0;
};

export interface SnapshotWriter {
  /** Queues the snapshot. Never waits, never throws. */
  keep(snapshot: StateAt): void;
  /** Writes the queued snapshots now, and resolves once they are written or failed. */
  settled(): Promise<void>;
}

/** An error thrown by a callback becomes a process warning, because nobody awaits the writer. */
export interface SnapshotObserver {
  onTaken(stream: StreamId): void;
  onFailed(stream: StreamId, error: unknown): void;
}

const notify = (callback: () => void): void => {
  try {
    callback();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
};

export const createSnapshotWriter = (
  executor: Executor,
  keyring: Keyring,
  { onTaken, onFailed }: SnapshotObserver,
): SnapshotWriter => {
  const waiting = new Map<StreamId, StateAt>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    for (const [stream, snapshot] of waiting) {
      waiting.delete(stream);
      try {
        if (await writeSnapshot(executor, keyring, snapshot)) notify(() => onTaken(stream));
      } catch (error) {
        notify(() => onFailed(stream, error));
      }
    }
  };

  const begin = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // The run in progress may have taken what the timer was set for.
    if (waiting.size === 0) return;
    // Cleared on the stored promise: a run that cleared it itself could finish before the assignment.
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  };

  return {
    keep(snapshot) {
      if (waiting.size >= MAX_WAITING && !waiting.has(snapshot.stream)) return;
      waiting.set(snapshot.stream, snapshot);
      // Losing queued snapshots when the process ends is harmless.
      timer ??= setTimeout(begin, DELAY_MS).unref();
    },
    async settled() {
      while (waiting.size > 0 || writing) {
        begin();
        await writing;
      }
    },
  };
};
