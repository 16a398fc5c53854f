import { monthlyCents } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { type EventLog, foldStream } from '@palmares/db/event-store';
import { type JobData, queues } from '@palmares/db/jobs';
import type { Quotas } from '@palmares/db/limits';
import type { Language } from '@palmares/domain/kernel';
import type { PlanState } from '@palmares/domain/plan';
import type { RenderedMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { paymentFailedMail, planBegunMail, planEndedMail, planEndingMail } from '../mail/plan-mail.ts';
import { job } from './job.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly log: EventLog;
  readonly mailer: Mailer;
  readonly quotas: Quotas;
  readonly publicUrl: string;
  /** ISO code in lower case. */
  readonly currency: string;
}

const name = 'send-plan-notice';

interface Facts {
  readonly reader: { readonly language: Language; readonly firstName: string; readonly publicUrl: string };
  readonly plan: PlanState;
  readonly currency: string;
  readonly terms: string | undefined;
}

/** Undefined if what happened is no longer so: resumed before the mail left, say. */
const mailOf = (
  kind: JobData<typeof name>['kind'],
  { reader, plan: { subscription }, currency, terms }: Facts,
): RenderedMail | undefined => {
  if (kind === 'ended') return subscription ? undefined : planEndedMail(reader);
  if (!subscription) return undefined;
  const { currentPeriodEnd, endsAt, graceEndsAt } = subscription;
  switch (kind) {
    case 'begun':
      return planBegunMail({ ...reader, cents: monthlyCents, currency, renewsAt: new Date(currentPeriodEnd), terms });
    case 'failed':
      return graceEndsAt === null ? undefined : paymentFailedMail({ ...reader, date: new Date(graceEndsAt) });
    case 'ending':
      return endsAt === null ? undefined : planEndingMail({ ...reader, date: new Date(endsAt) });
  }
};

/** Tells the athlete by mail that the plan began, will end or has ended, or that a payment failed. */
export const sendPlanNotice = (needs: Needs) => {
  const { accounts, database, log: events, mailer, quotas, publicUrl, currency } = needs;
  return job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, eventId, kind }, { log }) => {
      const account = await accounts.findAccount(database.kysely, athleteId);
      if (!account || account.emailReleased) {
        log.info({ athleteId }, 'no notice of the plan sent: there is no such account, or its address is another’s');
        return;
      }
      const { email, language, firstName } = account;
      const mail = mailOf(kind, {
        reader: { language, firstName, publicUrl },
        plan: (await foldStream(events, 'plan', athleteId)).state,
        currency,
        terms: await accounts.acceptedTerms(database.kysely, athleteId),
      });
      if (!mail) {
        log.info({ athleteId, kind }, 'no notice of the plan is due');
        return;
      }
      const charge = await quotas.charge('plan-mail-account', athleteId);
      if (!charge.ok) {
        log.info({ athleteId, kind }, 'no notice of the plan sent: the day’s mails about it are used up');
        return;
      }
      await mailer.send(mail, { email, id: `plan-${eventId}` }).catch(async (failure: unknown) => {
        await charge.refund();
        throw failure;
      });
      log.info({ athleteId, kind }, 'notice of the plan sent');
    },
  });
};
