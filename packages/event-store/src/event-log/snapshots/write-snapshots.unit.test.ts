import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StreamId, streamOf } from '../../stream.ts';
import { uuidv7 } from '../../uuid.ts';
import type { Executor } from '../executor.ts';
import { createKeyring } from '../keys/keyring.ts';
import { createSnapshotWriter, type SnapshotObserver, type SnapshotWriter, type StateAt } from './write-snapshots.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const snapshot = (): StateAt => ({
  stream: streamOf('account', uuidv7()),
  version: 1,
  eventId: uuidv7(),
  folding: { name: 'balance', version: 1 },
  state: 10,
});

const keyring = {
  ...createKeyring({ masterKey: randomBytes(32) }),
  keyOf: async () => ({ keyId: uuidv7(), secret: randomBytes(32), until: Number.POSITIVE_INFINITY }),
};

/** A writer whose statement is `write`, called with shard, stream and version. */
const writerWith = (
  write: (place: readonly unknown[]) => Promise<void>,
  observer: Partial<SnapshotObserver> = {},
): SnapshotWriter => {
  // Safe to cast: the writer only runs its statement, and the keyring that it gets asks nothing of the database.
  const executor = {
    run: async (_statement: unknown, place: readonly unknown[]) => {
      await write(place);
      return [{}];
    },
  } as unknown as Executor;
  return createSnapshotWriter(executor, keyring, { onTaken: () => {}, onFailed: () => {}, ...observer });
};

it('[E50] a snapshot that falls due while another is written is written with it, and later ones after them', async () => {
  const written: unknown[] = [];
  const { promise: firstIsWritten, resolve: finishFirst } = Promise.withResolvers<void>();
  const writer = writerWith(async ([, stream]) => {
    if (written.push(stream) === 1) await firstIsWritten;
  });
  const [first, second, third] = [snapshot(), snapshot(), snapshot()];

  writer.keep(first);
  await vi.advanceTimersByTimeAsync(100);
  writer.keep(second);
  finishFirst();
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([first.stream, second.stream]);
  writer.keep(third);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([first.stream, second.stream, third.stream]);
  await writer.settled();
});

type Step =
  | { readonly does: 'keep'; readonly nth: number }
  | { readonly does: 'wait'; readonly millis: number }
  | { readonly does: 'write' | 'fail' | 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('keep' as const), nth: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), millis: fc.constantFrom(1, 20, 100, 110) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('write' as const, 'fail' as const, 'settle' as const) }) },
);

it('[E50] in any order of keeping, writing and failing, it settles with the newest snapshot, even if callbacks throw', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (steps, callbacksThrow) => {
      warn.mockClear();
      const streams = Array.from({ length: 4 }, () => streamOf('account', uuidv7()));
      const kept = new Map<StreamId, number>();
      const stored = new Map<unknown, unknown>();
      const failed: StreamId[] = [];
      let calls = 0;
      const callback = (): void => {
        calls += 1;
        if (callbacksThrow) throw new Error('The callback has a bug.');
      };
      const running: PromiseWithResolvers<void>[] = [];
      const writer = writerWith(
        async ([, stream, version]) => {
          const write = Promise.withResolvers<void>();
          running.push(write);
          await write.promise;
          stored.set(stream, version);
        },
        {
          onTaken: callback,
          onFailed: (stream) => {
            failed.push(stream);
            callback();
          },
        },
      );
      const settling: Promise<void>[] = [];
      for (const [at, next] of steps.entries()) {
        if (next.does === 'keep') {
          const stream = streams[next.nth] ?? streamOf('account', uuidv7());
          kept.set(stream, at + 1);
          writer.keep({ ...snapshot(), stream, version: at + 1 });
        } else if (next.does === 'wait') await vi.advanceTimersByTimeAsync(next.millis);
        else if (next.does === 'settle') settling.push(writer.settled());
        else if (next.does === 'write') running.shift()?.resolve();
        else running.shift()?.reject(new Error('The connection is lost.'));
        await vi.advanceTimersByTimeAsync(0);
      }

      const settled = Promise.all([...settling, writer.settled()]).then(() => 'settled');
      for (let turn = 0; turn < steps.length + 5; turn += 1) {
        for (const write of running.splice(0)) write.resolve();
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(await Promise.race([settled, Promise.resolve('waiting')])).toBe('settled');
      for (const [stream, version] of kept) if (!failed.includes(stream)) expect(stored.get(stream)).toBe(version);
      const last = snapshot();
      writer.keep(last);
      const done = writer.settled();
      await vi.advanceTimersByTimeAsync(0);
      for (const write of running.splice(0)) write.resolve();
      await done;
      expect(stored.get(last.stream)).toBe(last.version);
      expect(warn).toHaveBeenCalledTimes(callbacksThrow ? calls : 0);
    }),
    { numRuns: 300 },
  );
});
