import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterForgotten } from '@palmares/db/erasure';
import {
  aContact,
  type ConnectedDatabase,
  connectedDatabase,
  contactAdded,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { palmares } from '../testing/run-program.ts';

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  folder = mkdtempSync(join(tmpdir(), 'restored-contacts-'));
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

it('[E56] every run of restore lists the forgotten contacts that the log does not know to be forgotten', async () => {
  const [known, later] = [aContact(), aContact()];
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream, { events: [contactAdded(known)] }));
  const ledger = join(folder, 'erasures.jsonl');
  for (const { id: contactId } of [known, later])
    await enterForgotten(ledger, { athleteId, contactId, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
  const restored = async (): Promise<string> => {
    const environment = {
      DATABASE_OWNER_URL: db.owner.url,
      PALMARES_ERASURE_LEDGER: ledger,
      FILES_FOLDER: join(folder, 'files'),
    };
    return (await palmares(['restore'], environment)).stdout;
  };
  const list = `for each:\n  ${athleteId} ${known.id}\n  ${athleteId} ${later.id}\n`;
  expect(await restored()).toContain(list);
  expect(await restored()).toContain(list);
  const forgotten = [known, later].map(({ id }) => ({ type: 'ContactForgotten', data: { contactId: id } }));
  await test.log.append(request(stream, { expected: 1, events: forgotten }));
  expect(await restored()).not.toContain(known.id);
});
