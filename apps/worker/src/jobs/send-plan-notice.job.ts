import { monthlyCents } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { type EventLog, foldStream } from '@palmares/db/event-store';
import { type JobData, queues } from '@palmares/db/jobs';
import type { Quotas } from '@palmares/db/limits';
import { type Language, streamOf } from '@palmares/domain/kernel';
import { endOf, mayBeCharged, type PlanEvent, type PlanState, planAt, unsubscribedEnd } from '@palmares/domain/plan';
import type { RenderedMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { paymentFailedMail, planBegunMail, planEndedMail, planEndingMail } from '../mail/plan-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly log: EventLog;
  readonly mailer: Mailer;
  readonly quotas: Quotas;
  readonly publicUrl: string;
  /** ISO code in lower case. */
  readonly currency: string;
  readonly now: () => Date;
}

const name = 'send-plan-notice';

interface Facts {
  readonly reader: { readonly language: Language; readonly firstName: string; readonly publicUrl: string };
  readonly plan: PlanState;
  /** When the newest subscription began. */
  readonly begunAt: Date | undefined;
  readonly end: ReturnType<typeof endOf> | undefined;
  readonly currency: string;
  readonly terms: string | undefined;
  readonly at: Date;
}

/** Reads the plan from the log, with the beginning of its newest subscription and its last end. */
const planFacts = async (log: EventLog, athleteId: string): Promise<Pick<Facts, 'plan' | 'begunAt' | 'end'>> => {
  const recorded = await log.load(streamOf('plan', athleteId));
  const last = (type: PlanEvent['type']) => recorded.findLast(({ event }) => event.type === type);
  const ended = last('AthletePlanEnded');
  const before = ended && (await foldStream(log, 'plan', athleteId, { upTo: ended.version - 1 })).state.subscription;
  return {
    plan: (await foldStream(log, 'plan', athleteId)).state,
    begunAt: last('AthletePlanStarted')?.recordedAt,
    end: ended && before ? endOf(before, ended.recordedAt.toISOString()) : undefined,
  };
};

/** Returns undefined if the event no longer holds, such as an end that was undone before the mail was sent. */
const mailOf = (
  kind: JobData<typeof name>['kind'],
  { reader, plan, begunAt, end, currency, terms, at }: Facts,
): RenderedMail | undefined => {
  const { subscription } = plan;
  if (kind === 'ended') {
    // A granted plan outlasts the subscription.
    if (subscription || !end || planAt(plan, at) === 'athlete') return undefined;
    return planEndedMail({ ...reader, reason: end.reason, date: new Date(end.at) });
  }
  if (!subscription) return undefined;
  const { currentPeriodEnd, graceEndsAt } = subscription;
  const priced = { ...reader, cents: monthlyCents, currency };
  switch (kind) {
    case 'begun':
      return planBegunMail({
        ...priced,
        paidOn: graceEndsAt === null ? begunAt : undefined,
        renewsAt: new Date(currentPeriodEnd),
        terms,
      });
    case 'failed':
      return graceEndsAt === null ? undefined : paymentFailedMail({ ...priced, date: new Date(graceEndsAt) });
    case 'ending': {
      const endsAt = unsubscribedEnd(subscription);
      if (endsAt === null) return undefined;
      return planEndingMail({ ...reader, date: new Date(endsAt), overdue: mayBeCharged(subscription) });
    }
  }
};

/** Tells the athlete by mail that the plan began, will end or has ended, or that a payment failed. */
export const sendPlanNotice = (deps: Deps) => {
  const { accounts, database, log: events, mailer, quotas, publicUrl, currency, now } = deps;
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
        ...(await planFacts(events, athleteId)),
        currency,
        at: now(),
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
