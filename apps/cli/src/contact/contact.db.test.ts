import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aContact,
  type ConnectedDatabase,
  connectedDatabase,
  contactAdded,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { uuidv7 } from '@palmares/event-store';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { palmares, testOperator } from '../testing/run-program.ts';
import { type ForgetOptions, forgetWith } from './forget.ts';

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  folder = mkdtempSync(join(tmpdir(), 'contact-'));
  environment = {
    DATABASE_OWNER_URL: db.owner.url,
    PALMARES_MASTER_KEY: test.masterKey.toString('base64'),
    PALMARES_ERASURE_LEDGER: join(folder, 'erasures.jsonl'),
    PALMARES_OPERATOR: testOperator,
  };
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const started = {
  type: 'PortfolioStarted',
  data: {
    firstName: 'Maya',
    lastName: 'Roy',
    dateOfBirth: '2009-03-04',
    place: { country: 'can', region: 'QC' },
    language: 'en',
  },
};

const anAthleteWith = async (...contacts: readonly ReturnType<typeof aContact>[]) => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream, { events: [started, ...contacts.map(contactAdded)] }));
  return { athleteId, stream };
};

/** Forgets in this process, without the wait for key caches. */
const forgetHere = async (athlete: string, contact: string, options: Partial<ForgetOptions> = {}): Promise<string> => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const waits = { waitForCacheExpiry: async () => undefined };
  const done = forgetWith(waits, { athlete, contact }, { reason: 'asked by mail', yes: true, ...options });
  return done.then(() => written.mock.calls.map(([text]) => text).join('')).finally(() => written.mockRestore());
};

it('[E56] palmares contact prints in a dry run what the real run prints, and says when the contact is gone from backups', async () => {
  const [contact, other] = [aContact({ name: 'Zoé Whitfield', email: 'zoe@example.com' }), aContact()];
  const { athleteId, stream } = await anAthleteWith(contact, other);
  const dry = await forgetHere(athleteId, contact.name.toUpperCase().normalize('NFD'), { dryRun: true });
  expect(await test.log.load(stream)).toHaveLength(3);
  const real = await forgetHere(athleteId, contact.name);
  expect(dry.replace('Would forget', 'Forgot').replace('Would be complete', 'Complete')).toBe(real);
  expect(real).toContain(`Forgot contact ${contact.id} of athlete ${athleteId}.`);
  expect(real).toMatch(/palmares maintain by \d.*\nComplete on \d{4}-\d\d-\d\d/);
  expect(await forgetHere(athleteId, contact.id)).toContain('The key had been destroyed before.');
  const { rows } = await db.owner.pool.query(
    `select * from operator_log where athlete_id = $1 and command = 'contact forget'`,
    [athleteId],
  );
  expect(rows).toHaveLength(2);
  // Neither the operator's input nor the contact that was found is stored anywhere; the terminal alone shows them.
  const kept = JSON.stringify(rows) + readFileSync(environment.PALMARES_ERASURE_LEDGER ?? '', 'utf8');
  for (const detail of [contact.name, contact.email, contact.phone]) expect(kept).not.toContain(detail);
  expect(rows[0]).toMatchObject({
    operator: testOperator,
    reason: 'asked by mail',
    arguments: { contactId: contact.id },
  });
});

it('[E56] palmares contact forgets nobody who is not named exactly, without a reason or without a confirmation', async () => {
  const twins = [aContact({ email: 'desk@example.com' }), aContact({ email: 'desk@example.com' })];
  const { athleteId, stream } = await anAthleteWith(...twins);
  await expect(forgetHere(athleteId, 'desk@example.com')).rejects.toThrow('several contacts have it');
  await expect(forgetHere(athleteId, 'Nobody')).rejects.toThrow('no contact with that name');
  await expect(forgetHere(athleteId, uuidv7())).rejects.toThrow('never had a contact with this id');
  const forget = ['contact', 'forget', athleteId, twins[0]?.id ?? ''];
  expect(await palmares(forget, environment)).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason') });
  expect(await palmares([...forget, '--reason', 'asked'], environment)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes'),
  });
  expect(await test.log.load(stream)).toHaveLength(3);
});
