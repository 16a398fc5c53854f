import { randomUUID } from 'node:crypto';
import { followSubscription } from '@palmares/application';
import { createAccounts } from '@palmares/db/accounts';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createQuotas } from '@palmares/db/limits';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import type { Subscription } from '@palmares/domain/plan';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const sent: { readonly subject: string; readonly email: string; readonly id: string | undefined }[] = [];
const mailer = {
  send: async ({ subject }: RenderedMail, { email, id }: { readonly email: string; readonly id?: string }) => {
    if (failing) throw new Error('the mail server is away');
    sent.push({ subject, email, id });
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
  await followSubscription({ log }, { kind: 'system', jobId: randomUUID() }, { athleteId, subscription });
};

const notify = (kind: 'begun' | 'failed' | 'ending' | 'ended', eventId: string = randomUUID()) =>
  sendPlanNotice({
    accounts: createAccounts({ pepper }),
    database: db.database,
    log,
    mailer,
    quotas: createQuotas({ database: db.database, pepper }),
    publicUrl,
    currency: 'cad',
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
      'Your Athlete Plan has begun',
      'A payment didn’t go through',
      'Your subscription will end',
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

  it('is sent twelve times a day at most, and a failed try does not count', async () => {
    await stripeSays({});
    failing = true;
    await expect(notify('begun')).rejects.toThrow('the mail server is away');
    failing = false;
    for (let mail = 0; mail < 13; mail++) await notify('begun');
    expect(sent).toHaveLength(12);
  });
});
