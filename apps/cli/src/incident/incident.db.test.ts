import { deleteOldIncidents } from '@palmares/db/incidents';
import { newestOperations } from '@palmares/db/operators';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { incidentCommand } from '../commands/incident.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

beforeEach(() => {
  vi.stubEnv('DATABASE_OWNER_URL', db.owner.url);
  vi.stubEnv('PALMARES_OPERATOR', 'Noor');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const incident = (...args: readonly string[]) => runInProcess(incidentCommand(), args);
const because = ['--reason', 'found in the mail server’s log'];

const known = {
  '--information': 'email addresses',
  '--circumstances': 'A notice was sent to the addresses of another notice.',
  '--happened': '2026-11-02..2026-11-03',
  '--aware': '2026-11-05',
  '--persons': '41',
  '--in-quebec': '30',
};

const assessed = {
  '--sensitivity': 'Addresses of minors.',
  '--misuse': 'Unwanted mail.',
  '--consequences': 'A stranger may write to them.',
  '--likelihood': 'Low: the readers are athletes too.',
  '--serious-risk': 'yes',
  '--measures': 'The job was stopped and fixed.',
};

const optionsOf = (facts: Readonly<Record<string, string>>): readonly string[] => Object.entries(facts).flat();

const registered = async (): Promise<string> =>
  String(jsonOf(await incident('register', ...because, ...optionsOf(known), '--json')).number);

const listed = async (number: string) =>
  jsonOf(await incident('list', '--json')).find((one: { number: number }) => String(one.number) === number);

describe('palmares incident', () => {
  it('registers what is known on the first day, says what it still lacks, and logs the operator', async () => {
    const { stdout, code } = await incident('register', ...because, ...optionsOf(known), '--persons-estimated', 'yes');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Registered as incident \d+\.\nBefore it can be closed: --sensitivity, .*--measures\n$/);
    const [newest] = await newestOperations(db.owner.kysely, 1);
    expect(newest).toMatchObject({ operator: 'Noor', command: 'incident register', athleteId: null, outcome: 'done' });
    const { stdout: table } = await incident('list', '--open');
    expect(table).toMatch(/2026-11-05 +~41 +~30 +to assess +open, lacks 6 +A notice was sent/);
  });

  it('changes nothing in a dry run', async () => {
    const before = jsonOf(await incident('list', '--json'));
    expect((await incident('register', ...because, ...optionsOf(known), '--dry-run')).stdout).toContain(
      'Would register',
    );
    expect(jsonOf(await incident('list', '--json'))).toEqual(before);
  });

  it('refuses dates and numbers that contradict each other, and texts that name somebody by an address', async () => {
    const refusals = await Promise.all(
      [
        { '--aware': '2026-11-01' },
        { '--in-quebec': '42' },
        { '--aware': '2999-01-01' },
        { '--information-unknown': 'The log is gone.' },
        { '--circumstances': 'Sent to maya@example.com' },
        { '--happened': 'last week' },
      ].map((wrong) => incident('register', ...because, ...optionsOf({ ...known, ...wrong }))),
    );
    expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(refusals.map(({ problem }) => problem)).toEqual([
      '--aware is before --happened',
      '--in-quebec is more than --persons',
      'a date is in the future',
      'pass either --information or --information-unknown',
      '--circumstances must not have an email address: the register names no athlete',
      '--happened must be a date such as 2026-12-07',
    ]);
    expect(await incident('register', ...because, '--aware', '2026-11-05')).toMatchObject({
      code: 2,
      problem: 'pass --circumstances, --happened, --persons, --in-quebec',
    });
  });

  it('is closed once the register says all, which with a serious risk is that the Commission and the persons were told', async () => {
    const number = await registered();
    expect(await incident('close', number, ...because)).toMatchObject({ code: 1 });
    expect(await incident('amend', number, ...because, ...optionsOf(assessed))).toMatchObject({ code: 0 });
    expect(await incident('close', number, ...because)).toMatchObject({
      code: 1,
      problem: `incident ${number} cannot be closed before the register has --commission-notified, --persons-notified (or --public-notice)`,
    });
    const told = ['--commission-notified', '2026-11-06', '--persons-notified', '2026-11-07'];
    expect((await incident('close', number, ...because, ...told, '--dry-run')).stdout).toBe(
      `Would close incident ${number}.\n`,
    );
    expect(await listed(number)).toMatchObject({ closedOn: null, commissionNotifiedOn: null });
    expect((await incident('close', number, ...because, ...told)).stdout).toBe(`Closed incident ${number}.\n`);
    expect(await listed(number)).toMatchObject({
      closedOn: new Date().toISOString().slice(0, 10),
      commissionNotifiedOn: '2026-11-06',
      seriousRisk: true,
    });
  });

  it('is amended after it was closed, and stays closed', async () => {
    const number = await registered();
    await incident('close', number, ...because, ...optionsOf({ ...assessed, '--serious-risk': 'no' }));
    expect(await incident('amend', number, ...because, '--serious-risk', 'yes')).toMatchObject({ code: 1 });
    expect(await incident('amend', number, ...because, '--persons', '43')).toMatchObject({ code: 0 });
    expect(await listed(number)).toMatchObject({ persons: 43, closedOn: expect.any(String), seriousRisk: false });
  });

  it('is not found by a number that the register does not have', async () => {
    expect(await incident('amend', '999', ...because, '--persons', '3')).toMatchObject({
      code: 1,
      problem: 'the register has no incident 999',
    });
    expect(await incident('close', 'last', ...because)).toMatchObject({ code: 2 });
  });

  it('is exported with the headings of the regulation, in French and in English', async () => {
    const number = await registered();
    const french = await incident('export');
    expect(french.stdout).toMatch(/^Registre des incidents de confidentialité\n\n/);
    expect(french.stdout).toContain(`Incident ${number}\n  Renseignements personnels visés\u00a0: email addresses\n`);
    expect(french.stdout).toContain('  Date ou période de l’incident\u00a0: du 2026-11-02 au 2026-11-03\n');
    expect(french.stdout).toContain('  Avis à la Commission d’accès à l’information\u00a0: pas encore\n');
    const english = await incident('export', '--language', 'en');
    expect(english.stdout).toContain('  Of these, residents of Quebec: 30\n');
    expect(await incident('export', '--language', 'de')).toMatchObject({ code: 2 });
  });
});

it('the hourly job deletes an incident five years after the organization became aware of it', async () => {
  const [old, kept] = [await registered(), await registered()];
  const aware = (years: string) => `(now() at time zone 'UTC')::date - interval '${years}'`;
  for (const [number, years] of [
    [old, '5 years 1 day'],
    [kept, '5 years'],
  ] as const)
    await db.owner.pool.query(
      `update incidents set happened_from = '2015-01-01', happened_until = '2015-01-02', aware_on = ${aware(years)} where number = $1`,
      [number],
    );
  expect(await deleteOldIncidents(db.database.kysely)).toBe(1);
  expect([await listed(old), await listed(kept)]).toEqual([undefined, expect.objectContaining({ persons: 41 })]);
});

it('the app reads and writes nothing of the register', async () => {
  for (const statement of ['select from incidents', 'delete from incidents', 'update incidents set persons = 0'])
    await expect(db.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
