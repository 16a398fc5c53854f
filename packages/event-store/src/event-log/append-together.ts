import { DatabaseError } from 'pg';
import { appendSingle, plainEvent, type SealedAppend } from './append.ts';
import type { Executor } from './executor.ts';
import type { AppendResult } from './types.ts';

/** The server works on one call while the other waits for the disk. */
const CALLS_AT_ONCE = 2;

/** Bounds how long the first append in a call waits for the last one. */
const MAX_TOGETHER = 64;

/** Maximum time that an append blocked by another transaction delays the ones behind it. */
const TIMEOUT_MS = 20;

const TOGETHER = {
  name: 'append-together',
  text: `select appended_to, new_version from append_together($1::smallint[], $2::text[], $3::bigint[], $4::uuid[],
    $5::bytea[], $6::uuid[], $7::uuid[], $8::text[], $9::smallint[], $10::bytea[], $11::bytea[])`,
};

const doneOrLate = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, TIMEOUT_MS);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    work.then(done, done);
  });

interface QueuedAppend {
  readonly append: SealedAppend;
  readonly resolve: (result: AppendResult | Promise<AppendResult>) => void;
  readonly reject: (reason: unknown) => void;
}

const valuesOf = (appends: readonly SealedAppend[]): unknown[] => {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map(({ shard }) => shard),
    appends.map(({ request }) => request.stream),
    appends.map(({ expected }) => expected),
    appends.map(({ request }) => request.commandId),
    appends.map(({ commandHash }) => commandHash),
    appends.map(({ keyId }) => keyId),
    events.map(({ eventId }) => eventId),
    events.map(({ type }) => type),
    events.map(({ schemaVersion }) => schemaVersion),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
  ];
};

/**
 * Selects the first appends that may share a call: no stream and no command twice, because appends in one call do not
 * see each other's writes.
 */
const takeTogether = (queue: readonly QueuedAppend[], busy: ReadonlySet<string>): readonly QueuedAppend[] => {
  const taken: QueuedAppend[] = [];
  const seen = new Set<string>(busy);
  for (const waiting of queue) {
    const { stream, commandId } = waiting.append.request;
    if (taken.length === MAX_TOGETHER || seen.has(stream) || seen.has(commandId)) continue;
    seen.add(stream).add(commandId);
    taken.push(waiting);
  }
  return taken;
};

/**
 * Batches appends that arrive while other calls are in flight. Each append gets its own outcome: one that cannot be
 * written with the others is appended alone, and so is every append of a call that the database refused as a whole.
 */
export const createAppendTogether = (executor: Executor) => {
  let queue: QueuedAppend[] = [];
  let calls = 0;
  /** Streams of calls in flight and of appends that outlived {@link TIMEOUT_MS}. */
  const busy = new Set<string>();

  const alone = ({ append, resolve }: QueuedAppend): void => resolve(appendSingle(executor, append));

  const call = async (together: readonly QueuedAppend[]): Promise<void> => {
    const appends = together.map(({ append }) => append);
    const rows = await executor.run<{ appended_to: string; new_version: number }>(TOGETHER, valuesOf(appends));
    const versions = new Map(rows.map((row) => [row.appended_to, row.new_version]));
    for (const waiting of together) {
      const version = versions.get(waiting.append.request.stream);
      if (version === undefined) alone(waiting);
      else waiting.resolve({ outcome: 'appended', firstVersion: version, version });
    }
  };

  const write = (together: readonly QueuedAppend[]): Promise<unknown> => {
    const [first, second] = together;
    if (first && !second) return appendSingle(executor, first.append).then(first.resolve, first.reject);
    return call(together).catch((reason: unknown) => {
      // After a database error the call is known to be rolled back; after a lost connection the outcome is unknown.
      if (reason instanceof DatabaseError) together.forEach(alone);
      else for (const { reject } of together) reject(reason);
    });
  };

  const begin = (together: readonly QueuedAppend[]): void => {
    const streams = together.map(({ append }) => append.request.stream);
    for (const stream of streams) busy.add(stream);
    calls += 1;
    const written = write(together).then(() => {
      for (const stream of streams) busy.delete(stream);
      work();
    });
    void doneOrLate(written).then(() => {
      calls -= 1;
      work();
    });
  };

  const work = (): void => {
    while (calls < CALLS_AT_ONCE && queue.length > 0) {
      const together = takeTogether(queue, busy);
      if (together.length === 0) return;
      queue = queue.filter((waiting) => !together.includes(waiting));
      begin(together);
    }
  };

  return (append: SealedAppend): Promise<AppendResult> =>
    plainEvent(append)
      ? new Promise((resolve, reject) => {
          queue.push({ append, resolve, reject });
          work();
        })
      : appendSingle(executor, append);
};
