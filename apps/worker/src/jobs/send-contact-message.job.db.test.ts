import { reportPortfolio, writeToSupport } from '@palmares/application';
import { createAccounts } from '@palmares/db/accounts';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderedMail } from '../mail/layout.ts';
import type { Recipient } from '../mail/mailer.ts';
import { aRun } from '../testing/a-run.ts';
import { deleteExpiredAccess } from './delete-expired-access.job.ts';
import { sendContactMessage } from './send-contact-message.job.ts';

const linkId = 'b0000000-0000-4000-8000-000000000001';
const report = { reason: 'consent', body: 'C’est moi sur la photo.\nJe n’ai pas dit oui.', email: 'coach@example.com' };

let db: ConnectedDatabase;
let jobs: Jobs;
let down = false;
const sent: (RenderedMail & Recipient)[] = [];
const mailer = {
  send: async (mail: RenderedMail, to: Recipient) => {
    if (down) throw new Error('no mail server');
    sent.push({ ...mail, ...to });
  },
  close: () => undefined,
};

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

beforeEach(() => {
  sent.length = 0;
});

const reported = async (given: Partial<typeof report> = {}, formId: string = crypto.randomUUID()) => {
  const form = { ...report, ...given };
  const outcome = await reportPortfolio({ database: db.database, jobs }, { form, linkId, language: 'fr-ca', formId });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.reference;
};

const queued = async () =>
  (await db.owner.pool.query("select data from pgboss.job where name = 'send-contact-message' order by created_on"))
    .rows;

/** Runs every queued job once, as pg-boss would. */
const run = async (logged: string[] = []) => {
  for (const { data } of await queued())
    await sendContactMessage({ database: db.database, mailer }).run(data, aRun(logged));
};

describe('a report of a shared portfolio', () => {
  it('reaches support in the writer’s language, and is answered to the writer', async () => {
    const reference = await reported();
    await run();
    expect(sent).toEqual([
      expect.objectContaining({
        email: 'support@palmares.example',
        replyTo: report.email,
        subject: `[privacy] ${reference}`,
        language: 'fr-ca',
      }),
    ]);
    for (const said of [
      'On m’y voit, moi ou mon enfant',
      'C’est moi sur la photo.',
      'Je n’ai pas dit oui.',
      linkId,
      reference,
    ])
      expect(sent[0]?.text).toContain(said);
  });

  it('without an email expects no answer', async () => {
    await reported({ email: '' });
    await run();
    expect(sent[0]?.replyTo).toBeUndefined();
    expect(sent[0]?.text).toContain('aucune réponse');
  });

  it('is sent again after a failure, and once', async () => {
    await reported();
    down = true;
    await expect(run()).rejects.toThrow('no mail server');
    down = false;
    await run();
    await run();
    expect(sent).toHaveLength(1);
  });

  it('is one message if the same words come twice from one form, and two if they differ', async () => {
    const formId = crypto.randomUUID();
    const before = (await queued()).length;
    const first = await reported({}, formId);
    expect(await reported({}, formId)).toBe(first);
    expect(await reported({ body: 'Autre chose.' }, formId)).not.toBe(first);
    expect(await queued()).toHaveLength(before + 2);
    await run();
    expect(sent).toHaveLength(2);
  });

  it('is in no job and no log', async () => {
    const logged: string[] = [];
    await reported();
    await run(logged);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(await queued()) + logged.join('')).not.toMatch(/photo|coach@example|b0000000/);
  });

  it('is deleted by the hourly job after 24 months', async () => {
    const left = async () => (await db.owner.pool.query('select 1 from contact_messages')).rowCount;
    await db.owner.pool.query('delete from contact_messages');
    await reported({ body: 'Ancien.' });
    await db.owner.pool.query("update contact_messages set created_at = now() - interval '24 months 1 hour'");
    await reported();
    expect(await left()).toBe(2);
    const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
    await deleteExpiredAccess({ accounts, database: db.database, now: () => new Date() }).run({}, aRun());
    expect(await left()).toBe(1);
  });
});

describe('a message to support', () => {
  const message = {
    subject: 'bug',
    name: 'Noor Haddad',
    email: 'noor@example.com',
    body: 'La page reste vide.',
    page: '/fr-ca/pricing',
    errorId: '01a20c09-c9db-78ea-9cf5-582c028feff1',
    version: '1.4.0',
  };

  beforeEach(() => db.owner.pool.query("delete from pgboss.job where name = 'send-contact-message'"));

  const written = async (athleteId: string | null = null, email = message.email) => {
    const outcome = await writeToSupport(
      { database: db.database, jobs },
      { form: { ...message, email }, language: 'fr-ca', formId: crypto.randomUUID(), athleteId },
    );
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value.reference;
  };

  it('reaches support with what it says of a fault, and its writer gets a number but not the text', async () => {
    const reference = await written();
    await run();
    const [toSupport, copy] = sent;
    expect(toSupport).toMatchObject({
      email: 'support@palmares.example',
      replyTo: message.email,
      subject: `[bug] ${reference}`,
    });
    for (const said of [message.name, message.body, message.page, message.errorId, message.version])
      expect(toSupport?.text).toContain(said);
    expect(copy).toMatchObject({ email: message.email, subject: `Nous avons bien reçu votre message (${reference})` });
    expect(copy?.text).not.toMatch(/Noor|reste vide/);
    expect(sent).toHaveLength(2);
  });

  it('is copied with its text to the verified address of the account that wrote it, and to no other', async () => {
    const { athleteId, email } = await anAccount(db.database, { language: 'fr-ca' });
    await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
    await written(athleteId, email);
    await written(athleteId, 'somebody@example.com');
    await db.owner.pool.query('update accounts set email_verified_at = null where id = $1', [athleteId]);
    await run();
    const copies = () => sent.filter(({ id }) => id?.startsWith('contact-copy-'));
    expect(copies().map(({ text }) => text.includes(message.body))).toEqual([false, false]);
    sent.length = 0;
    await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
    await db.owner.pool.query('update contact_messages set copied_at = null');
    await run();
    expect(copies().map(({ email: to, text }) => [to, text.includes(message.body)])).toEqual(
      expect.arrayContaining([
        [email, true],
        ['somebody@example.com', false],
      ]),
    );
  });

  it('is deleted by the hourly job 30 days after it was sent', async () => {
    await db.owner.pool.query('delete from contact_messages');
    await written();
    await written();
    await reported();
    await db.owner.pool.query(
      `update contact_messages set sent_at = now() - interval '30 days 1 hour'
       where reason is not null or id = (select min(id::text)::uuid from contact_messages where reason is null)`,
    );
    const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
    await deleteExpiredAccess({ accounts, database: db.database, now: () => new Date() }).run({}, aRun());
    const { rows } = await db.owner.pool.query('select reason from contact_messages order by reason nulls last');
    expect(rows).toEqual([{ reason: 'consent' }, { reason: null }]);
  });
});
