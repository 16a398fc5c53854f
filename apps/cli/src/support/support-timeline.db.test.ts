import { connect, type Database } from '@palmares/db';
import { eraseAthlete } from '@palmares/db/erasure';
import { beginOperation, endOperation } from '@palmares/db/operators';
import { aLink, request, type TestDatabase, type TestLog, testDatabase, testLog } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { supportCommand } from '../commands/support.ts';
import { pastOfNora } from '../history/testing/past-of-nora.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares } from '../testing/run-program.ts';
import { timelineKinds } from './kinds.ts';

interface Entry {
  readonly at: string;
  readonly kind: string;
  readonly event: string;
  readonly says: string;
}

let provided: TestDatabase;
let database: Database;
let owner: Database;
let test: TestLog;
let environment: Record<string, string>;
let nora: { athleteId: string; email: string };

const errorId = '01910000-0000-7000-8000-00000000e001';

/** Marks what the sentences must never show: secrets, addresses, and what a person typed elsewhere. */
const secret = 'do-not-show';

const timeline = (...args: string[]) => runInProcess(supportCommand(), ['timeline', ...args]);

const entriesOf = async (...args: string[]): Promise<readonly Entry[]> =>
  jsonOf(await timeline(nora.email, '--json', ...args)).entries;

/** Gives the athlete an entry in every source, on the days before the events. */
const recordEverything = async (athleteId: string, errorId: string): Promise<void> => {
  const { linkId } = await aLink(database, { athleteId, label: 'Coach Roy' });
  const looked = { operator: secret, command: 'history at', athleteId, reason: 'your picture is missing' };
  await endOperation(database.kysely, await beginOperation(database.kysely, looked), 'done');
  await beginOperation(database.kysely, { ...looked, command: 'projections retry', reason: secret });
  const insert = (sql: string, ...values: unknown[]) => owner.pool.query(sql, values);
  await insert(
    `insert into sessions (id_hash, public_id, athlete_id, device, created_at, last_used_at, expires_at, ends_at)
     values (sha256($2), gen_random_uuid(), $1, 'Firefox, Windows', '2026-11-20T10:00Z', '2026-11-20T12:00Z', now(), now())`,
    athleteId,
    athleteId,
  );
  await insert(
    `insert into known_devices (athlete_id, device, network_hash, announcement_id, last_seen_at)
     values ($1, 'Firefox, Windows', sha256('a'), gen_random_uuid(), '2026-11-20T10:00:02Z'),
       ($1, 'unknown', sha256('b'), gen_random_uuid(), '2026-11-19T09:00Z')`,
    athleteId,
  );
  await insert(
    `insert into pgboss.job (name, data, state, created_on, completed_on) values
       ('send-new-device-notice', $1, 'completed', '2026-11-20T10:00:03Z', '2026-11-20T10:00:05Z'),
       ('send-plan-notice', $1::jsonb || '{"kind": "failed"}', 'failed', '2026-11-20T11:00Z', '2026-11-20T11:30Z'),
       ('send-digest', $1, 'created', '2026-11-20T11:40Z', null),
       ('make-export', $1, 'failed', '2026-11-20T13:00Z', '2026-11-20T13:10Z')`,
    JSON.stringify({ athleteId }),
  );
  await insert(
    `insert into link_openings (id, link_id, athlete_id, at, portfolio_version, identity_version, visitor_hash)
     values (gen_random_uuid(), $1, $2, '2026-11-20T14:00Z', 4, 0, '\\x00')`,
    linkId,
    athleteId,
  );
  await insert(
    `insert into contact_messages (id, subject, reason, link_id, language, name, email, body, error_id, athlete_id, created_at)
     values (gen_random_uuid(), 'privacy', 'untrue', $1, 'en', null, $3, $3, null, null, '2026-11-20T15:00Z'),
       (gen_random_uuid(), 'bug', null, null, 'en', $3, $3, $3, $4, $2, '2026-11-20T15:30Z')`,
    linkId,
    athleteId,
    secret,
    errorId,
  );
  await insert(
    `insert into files (id, athlete_id, kind, name, bytes, state, refusal, created_at, changed_at)
     values (gen_random_uuid(), $1, 'document', $2, 1, 'refused', 'file_pdf_encrypted', '2026-11-20T16:00Z', '2026-11-20T16:01Z')`,
    athleteId,
    secret,
  );
  await insert(
    `insert into athlete_errors (id, athlete_id, place, at) values ($1, $2, 'portfolio.editSection', '2026-11-20T15:20Z')`,
    errorId,
    athleteId,
  );
};

beforeAll(async () => {
  provided = await testDatabase();
  database = connect({ url: provided.url, applicationName: 'test' });
  owner = connect({ url: provided.ownerUrl, applicationName: 'test-owner' });
  test = testLog(database);
  environment = { DATABASE_URL: provided.url, PALMARES_MASTER_KEY: test.masterKey.toString('base64') };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  nora = await pastOfNora(database, test);
  await recordEverything(nora.athleteId, errorId);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await owner.close();
  await provided.drop();
});

describe('support timeline', () => {
  it('has edits, log-ins, mails, links, openings, plan, files, messages, support and errors in one order, by day', async () => {
    const { stdout } = await palmares(['support', 'timeline', nora.email], environment);
    expect(stdout).toContain(`History of Nora Whitcombe (${nora.athleteId})\nTime zone: UTC · `);
    const friday = stdout.slice(
      stdout.indexOf('Friday, November 20, 2026'),
      stdout.indexOf('Saturday, November 21, 2026'),
    );
    const lines = friday.split('\n').filter((line) => /^ {2}\d/.test(line));
    expect(lines.map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
      '10:00:00 | Logins | Logged in from Firefox, Windows',
      '10:00:05 | Email | Notice of a login from a new device: sent, or no longer needed',
      '11:30:00 | Email | Notice that a payment failed: couldn’t be sent',
      '11:40:00 | Email | Weekly digest of link visits: not sent yet',
      '12:00:00 | Logins | Last active from Firefox, Windows',
      '13:10:00 | Errors | The job make-export failed after its last try',
      '14:00:00 | Link visits | The link “Coach Roy” was opened',
      '15:00:00 | Messages | A visitor reported the link “Coach Roy”: untrue',
      '15:20:00 | Errors | An error appeared: portfolio.editSection',
      '15:30:00 | Messages | Sent support a message: a bug',
      '16:00:00 | Files | Started to upload a document',
      '16:01:00 | Files | Document refused: file_pdf_encrypted',
    ]);
    expect(friday).toContain(`about the error ${errorId} · id `);
    expect(friday).toMatch(/ v4 · id [\da-f-]{36}\n/);
    expect(stdout).toContain('Logged in from an unknown device; that session has ended');
    expect(stdout).toMatch(
      /Support +Looked at a past version of the portfolio\n +reason: “your picture is missing” · id /,
    );
    expect(stdout).toMatch(/Support +Ran palmares projections retry\n +running or crashed · id /);
    expect(stdout).toMatch(
      /Sports history +Changed the sport Ice hockey.*“Queens” → “Lions”\n +Nora Whitcombe .* · v6\n/,
    );
    expect(stdout).not.toContain(secret);
  });

  it('is printed in French, in the time zone of the athlete', async () => {
    const { stdout } = await timeline(nora.email, '--language', 'fr-ca', '--time-zone', 'America/Toronto');
    expect(stdout).toMatch(
      /05\u00a0h\u00a000\u00a0min\u00a000\u00a0s +Connexions +Connexion depuis Firefox, Windows\n/,
    );
    expect(stdout).toContain('Avis de paiement refusé\u00a0: l’envoi a échoué');
    expect(stdout).toContain('Lien «\u00a0Coach Roy\u00a0» signalé\u00a0: contenu faux');
    expect(stdout).toContain('Consultation d’une version antérieure du portfolio');
    expect(stdout).not.toMatch(/\b(Logged|Notice|Wrote|Looked|opened|reason)\b/);
  });

  it('gives programs every entry with its time and kind, the newest last', async () => {
    const entries = await entriesOf();
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'error', details: { id: errorId, place: 'portfolio.editSection' } }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'portfolio', event: 'MottoWritten', version: 5 }));
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('shows the kinds that are asked for, and no other', async () => {
    const kindsOf = async (...args: string[]) =>
      [...new Set((await entriesOf(...args)).map(({ kind }) => kind))].sort();
    expect(await kindsOf('--kind', 'mail', '--kind', 'plan')).toEqual(['mail', 'plan']);
    expect(await kindsOf('--kind', 'support')).toEqual(['support']);
    const recorded = timelineKinds.filter((kind) => kind !== 'identity' && kind !== 'guardian');
    expect(await kindsOf()).toEqual([...recorded].sort());
    expect(await palmares(['support', 'timeline', nora.email, '--kind', 'tea'], environment)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'Allowed choices are portfolio, identity, sharing, plan, guardian, account, log-in',
      ),
    });
  });

  it('shows one period only, of events and of everything else', async () => {
    const day = await entriesOf('--from', '2026-11-20', '--to', '2026-11-20T12:00:00Z');
    expect(day.map(({ event }) => event)).toEqual(['logged_in', 'mail', 'mail', 'mail', 'session_used']);
    expect(await entriesOf('--to', '2020-01-01')).toEqual([]);
    const [first] = await entriesOf('--kind', 'plan');
    const since = await entriesOf('--from', first?.at ?? '');
    expect(since.map(({ event }) => event)).toContain('PortfolioPublished');
    expect(since.map(({ event }) => event)).not.toContain('logged_in');
  });

  it('shows what a guardian did as a kind of its own', async () => {
    const { athleteId } = await test.athlete();
    const withdrew = { type: 'GuardianWithdrew', data: { method: 'mailed_link' } } as const;
    await test.log.append(request(streamOf('portfolio', athleteId), { events: [withdrew] }));
    const { entries } = jsonOf(await timeline(athleteId, '--kind', 'guardian', '--json'));
    expect(entries).toMatchObject([{ kind: 'guardian', event: 'GuardianWithdrew' }]);
  });

  it('reads at most 1,000 facts beside the history, the newest, and says so', async () => {
    const { athleteId } = await pastOfNora(database, test);
    const { linkId } = await aLink(database, { athleteId });
    await owner.pool.query(
      `insert into link_openings (id, link_id, athlete_id, at, portfolio_version, identity_version, visitor_hash)
       select gen_random_uuid(), $1, $2, timestamptz '2026-11-01Z' + nth * interval '1 second', 1, 0, '\\x00'
       from generate_series(1, 1001) as nth`,
      [linkId, athleteId],
    );
    const { entries, more } = jsonOf(await timeline(athleteId, '--kind', 'opening', '--json'));
    expect([entries.length, more, entries[0].at]).toEqual([1000, true, '2026-11-01T00:00:02.000Z']);
    expect((await timeline(athleteId, '--kind', 'opening')).stdout).toMatch(/Older entries are left out.*\n$/);
    const { more: fewer } = jsonOf(await timeline(athleteId, '--kind', 'mail', '--json'));
    expect(fewer).toBe(false);
  });

  it('[E39] of an erased athlete is what operators did, found by id alone', async () => {
    const gone = await pastOfNora(database, test);
    await recordEverything(gone.athleteId, crypto.randomUUID());
    await eraseAthlete(owner, gone.athleteId);
    const { stdout } = await timeline(gone.athleteId);
    expect(stdout).toMatch(new RegExp(`^The athlete ${gone.athleteId} was erased on .*\n10 events remain`));
    expect(stdout).toMatch(/Support +Looked at a past version of the portfolio\n/);
    expect(stdout).not.toMatch(/Nora|Whitcombe|Coach|Firefox|picture|Logins|Email|Link visits|Messages|Files|Errors/);
    const { entries } = jsonOf(await timeline(gone.athleteId, '--json'));
    expect(new Set(entries.map(({ kind }: Entry) => kind))).toEqual(new Set(['support']));
    expect(await timeline(gone.email)).toMatchObject({ code: 1, problem: `no athlete has the email ${gone.email}` });
  });
});
