import { randomUUID } from 'node:crypto';
import { followSubscription, grantPlan } from '@palmares/application';
import { createAccounts } from '@palmares/db/accounts';
import { createEventLog, foldStream, type PostgresEventLog } from '@palmares/db/event-store';
import { createQuotas } from '@palmares/db/limits';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import type { Subscription } from '@palmares/domain/plan';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDayWords } from '../mail/figures.ts';
import type { RenderedMail } from '../mail/layout.ts';
import { aRun } from '../testing/a-run.ts';
import { sendPlanNotice } from './send-plan-notice.job.ts';

const pepper = Buffer.alloc(32, 7);
const publicUrl = 'https://p.example';
const keyring = createKeyring({ masterKey: Buffer.alloc(32, 3) });
const DAY = 24 * 60 * 60_000;

let db: ConnectedDatabase;
let log: PostgresEventLog;
let athleteId: string;
let failing = false;
const sent: {
  readonly subject: string;
  readonly text: string;
  readonly email: string;
  readonly id: string | undefined;
}[] = [];
const mailer = {
  send: async ({ subject, text }: RenderedMail, { email, id }: { readonly email: string; readonly id?: string }) => {
    if (failing) throw new Error('the mail server is away');
    sent.push({ subject, text, email, id });
  },
  close: () => undefined,
};

beforeAll(async () => {
  db = await connectedDatabase();
  log = createEventLog(db.database, keyring);
});

afterAll(async () => {
  await log.settled();
  await db.close();
});

beforeEach(async () => {
  ({ athleteId } = await anAccount(db.database, { language: 'en' }));
  await keyring.create(db.database.kysely, athleteId);
  sent.length = 0;
});

const stripeSays = async (change: Partial<Subscription>): Promise<void> => {
  const subscription: Subscription = {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: new Date(Date.now() + 30 * DAY).toISOString(),
    ...change,
  };
  await followSubscription(
    { log, now: () => new Date() },
    { kind: 'system', jobId: randomUUID() },
    { athleteId, subscription },
  );
};

const notify = (kind: 'begun' | 'failed' | 'ending' | 'ended', eventId: string = randomUUID()) =>
  sendPlanNotice({
    accounts: createAccounts({ pepper, now: () => new Date() }),
    database: db.database,
    log,
    mailer,
    quotas: createQuotas({ database: db.database, pepper }),
    publicUrl,
    currency: 'cad',
    now: () => new Date(),
  }).run({ athleteId, eventId, kind }, aRun());

describe('the notice of the plan', () => {
  it('tells that it began, that a payment failed, that it will end and that it ended', async () => {
    await stripeSays({});
    await notify('begun', '0199f3b0-0000-7000-8000-000000000001');
    await stripeSays({ status: 'past_due' });
    await notify('failed');
    await stripeSays({ cancelAtPeriodEnd: true });
    await notify('ending');
    await stripeSays({ status: 'canceled' });
    await notify('ended');
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your Athlete Plan is active',
      'Your Athlete Plan payment didn’t go through',
      expect.stringMatching(/^You’ve unsubscribed. Your plan stays active until /),
      'Your Athlete Plan has ended',
    ]);
    expect(sent[0]?.id).toBe('plan-0199f3b0-0000-7000-8000-000000000001');
  });

  it('is not sent once it is no longer true', async () => {
    await notify('begun');
    await stripeSays({});
    for (const kind of ['failed', 'ending', 'ended'] as const) await notify(kind);
    expect(sent).toEqual([]);
  });

  it('of an unsubscribed plan whose payment is retried tells when the days of grace end', async () => {
    const paidUntil = new Date(Date.now() + 2 * DAY).toISOString();
    await stripeSays({ currentPeriodEnd: paidUntil });
    const unpaid = { status: 'past_due', currentPeriodEnd: new Date(Date.now() + 32 * DAY).toISOString() } as const;
    await stripeSays({ ...unpaid, cancelAtPeriodEnd: true });
    const { subscription } = (await foldStream(log, 'plan', athleteId)).state;
    const graceEnd = endDayWords(new Date(subscription?.graceEndsAt ?? ''), 'en');
    await notify('ending');
    expect(sent[0]?.subject).toBe(`You’ve unsubscribed. Your plan stays active until ${graceEnd}`);
    expect(sent[0]?.text).toContain('we may still charge it');
    await stripeSays({ ...unpaid, status: 'canceled' });
    await notify('ended');
    expect(sent[1]?.text).toContain('We didn’t receive the payment');
  });

  it('of an end says that the athlete had unsubscribed, and is not sent while a gift goes on', async () => {
    await stripeSays({ cancelAtPeriodEnd: true });
    await stripeSays({ status: 'canceled' });
    await notify('ended');
    expect(sent[0]?.text).toContain('You unsubscribed');
    const operator = { kind: 'operator', name: 'Robin', reason: 'a gift', device: null } as const;
    await grantPlan({ log, now: () => new Date() }, operator, { commandId: randomUUID(), athleteId, until: null });
    await notify('ended');
    expect(sent).toHaveLength(1);
  });

  it('is sent twelve times a day at most, and a failed try does not count', async () => {
    await stripeSays({});
    failing = true;
    await expect(notify('begun')).rejects.toThrow('the mail server is away');
    failing = false;
    for (let mail = 0; mail < 13; mail++) await notify('begun');
    expect(sent).toHaveLength(12);
  });
});
