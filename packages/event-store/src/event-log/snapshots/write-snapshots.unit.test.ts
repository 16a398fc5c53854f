import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamOf } from '../../stream.ts';
import { uuidv7 } from '../../uuid.ts';
import type { Executor } from '../executor.ts';
import { createKeyring } from '../keys/keyring.ts';
import { createSnapshotWriter, type StateAt } from './write-snapshots.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => vi.useRealTimers());

const snapshot = (): StateAt => ({
  stream: streamOf('account', uuidv7()),
  version: 1,
  eventId: uuidv7(),
  folding: { name: 'balance', version: 1 },
  state: 10,
});

it('[E50] a snapshot that falls due while another is written is written with it, and later ones after them', async () => {
  const written: unknown[] = [];
  const { promise: firstIsWritten, resolve: finishFirst } = Promise.withResolvers<void>();
  // Safe to cast: the writer only runs its statement, and the keyring that it gets asks nothing of the database.
  const executor = {
    run: async (_statement: unknown, [, stream]: readonly unknown[]) => {
      if (written.push(stream) === 1) await firstIsWritten;
      return [{}];
    },
  } as unknown as Executor;
  const keyring = {
    ...createKeyring({ masterKey: randomBytes(32) }),
    keyOf: async () => ({ keyId: uuidv7(), secret: randomBytes(32), until: Number.POSITIVE_INFINITY }),
  };
  const writer = createSnapshotWriter(executor, keyring, { onTaken: () => {}, onFailed: () => {} });
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
