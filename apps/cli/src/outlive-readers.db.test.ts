import { anAccount } from '@palmares/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { inDatabase } from './testing/in-database.ts';
import { startProgram } from './testing/run-program.ts';

const opened = inDatabase({ PALMARES_SIGNING_KEY: Buffer.alloc(32, 9).toString('base64') });
let athleteId: string;

beforeAll(async () => {
  const { db, test } = opened();
  ({ athleteId } = await test.athlete());
  await anAccount(db.database, { athleteId });
});

/** Returns how the command ends with closed pipes, as `| true` leaves them. */
const codeOf = async (args: readonly string[]) => {
  const unread = startProgram('cli', args, opened().environment);
  unread.stopReading();
  return (await unread.ended).code;
};

it.each([
  ['the list of commands', () => ['--help'], 0],
  ['a script', () => ['completion', 'bash'], 0],
  ['an export', () => ['history', 'export', athleteId], 0],
  ['an answer as JSON', () => ['history', 'show', athleteId, '--json'], 0],
  ['a mistake', () => ['history', 'shw'], 2],
] as const)('%s exits with the same code when nobody reads it', async (_, args, code) =>
  expect(await codeOf(args())).toBe(code),
);
