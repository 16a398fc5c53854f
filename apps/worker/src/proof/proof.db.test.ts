import { join } from 'node:path';
import { withoutDescriptors } from '@palmares/files/testing';
import { expect, it } from 'vitest';

const order = { databaseUrl: '', folder: '', seed: '', publicKeys: [] };

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
