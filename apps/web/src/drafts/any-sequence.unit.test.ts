import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDevice } from './testing/a-device.ts';
import { accountInMemory } from './testing/account-in-memory.ts';
import { draftsOf, followed, sequences } from './testing/any-sequence.ts';

const at = new Date(Date.UTC(2026, 10, 21));
const now = () => at;

it('edits, undos, redos and restores across sections end in what a plain model predicts, here and in the account', async () => {
  await fc.assert(
    fc.asyncProperty(sequences(at), async (doings) => {
      const account = accountInMemory(now);
      const device = aDevice({ port: account.port, known: account.sections(), now });
      const contents = await followed(device, { ...account, version: async () => account.version() }, doings);
      expect(draftsOf(account.sections())).toEqual(contents);
    }),
    { numRuns: 60 },
  );
});
