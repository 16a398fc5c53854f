import { join } from 'node:path';
import { withoutDescriptors } from '@palmares/files/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createProof, ProofFailed } from './proof.ts';

const order = { databaseUrl: '', folder: '', seed: '', publicKeys: [] };

afterEach(() => vi.unstubAllEnvs());

const proven = (expression: string): Promise<string> =>
  withoutDescriptors(
    join(import.meta.dirname, 'proof.ts'),
    `(async (proof) => ${expression})(module.createProof(${JSON.stringify(order)}))`,
  );

it('a proof whose process cannot be started fails alone, for all who share the run', async () => {
  expect(await proven('(await Promise.allSettled([proof.run(), proof.run()])).map(({ reason }) => reason.code)')).toBe(
    "[ 'EMFILE', 'EMFILE' ]",
  );
});

it('a stop while the process of a proof cannot be started waits for nothing', async () => {
  expect(await proven('(await Promise.allSettled([proof.run(), proof.stop()])).map(({ status }) => status)')).toBe(
    "[ 'rejected', 'fulfilled' ]",
  );
});

it('a proof waits for its answer, whatever Node reports in watch mode from the process', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const withoutKey = { ...order, databaseUrl: 'postgres://127.0.0.1/none', since: undefined };
  await expect(createProof(withoutKey).run()).rejects.toThrow(ProofFailed);
});
