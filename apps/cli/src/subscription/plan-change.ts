import type { SubscriptionBilling } from '@palmares/billing';
import type { Database } from '@palmares/db';
import { createEventLog, type EventLog, foldStream } from '@palmares/db/event-store';
import { athleteById } from '@palmares/db/read-models';
import type { Outcome, Refusal } from '@palmares/domain/kernel';
import type { PlanState } from '@palmares/domain/plan';
import { athleteIdOf } from '../account/athlete-id.ts';
import { now } from '../clock.ts';
import { type SubscriptionConfig, subscriptionConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { type OperatorActor, operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { planWords } from './plan-words.ts';

/** Loads Stripe's client on demand, because that takes longer than most commands run. */
export const stripeOf = async ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_BASE: apiBase,
}: SubscriptionConfig): Promise<SubscriptionBilling> => {
  const { createSubscriptionBilling } = await import('@palmares/billing');
  return createSubscriptionBilling({ secretKey, ...(apiBase === undefined ? {} : { apiBase }) });
};

/** Returns what Stripe answers. Throws {@link Problem} if it does not answer, or refuses. */
export const askStripe = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    const { BillingFailed } = await import('@palmares/billing');
    if (!(error instanceof BillingFailed)) throw error;
    throw new Problem(`the request to Stripe failed: ${error.message}`, exitCodes.failed, { cause: error });
  }
};

/** Throws {@link Problem} for an athlete without an account. */
export const existingAthlete = async (database: Database, athlete: string) => {
  const athleteId = await athleteIdOf(database, athlete);
  const found = await athleteById(database.kysely, athleteId, now());
  if (!found) throw new Problem(`no athlete has the id ${athleteId}`);
  return found;
};

/** Throws {@link Problem} if the plan refused. */
export const mustBeAccepted = <Value>(outcome: Outcome<Value, Refusal<string>>): Value => {
  if (!outcome.ok) throw new Problem(`the change was refused: ${outcome.refusal.code}`);
  return outcome.value;
};

export interface PlanToChange {
  readonly athleteId: string;
  readonly email: string;
  readonly state: PlanState;
  readonly at: Date;
  readonly database: Database;
  readonly log: EventLog;
  readonly actor: OperatorActor;
  readonly stripe: SubscriptionBilling;
}

export interface PlannedChange {
  /** Describes the change, to follow "Would". */
  readonly words: string;
  /** For the operator log. */
  readonly arguments?: Readonly<Record<string, string | number>>;
  carryOut(): Promise<unknown>;
}

interface Changed {
  readonly athleteId: string;
  readonly change: string;
  readonly dryRun: boolean;
  readonly plan: PlanState;
}

/** Changes the plan of one athlete as an operator; a dry run says what it would do. */
export const changePlan = (
  name: string,
  athlete: string,
  options: RequiredReason,
  planned: (plan: PlanToChange) => PlannedChange,
): Promise<void> =>
  changeDatabase(
    { settings: subscriptionConfig, applicationName: `palmares subscription ${name}`, max: 2 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false } = options;
      const actor = operatorActor(options);
      const { athleteId, email } = await existingAthlete(database, athlete);
      const log = createEventLog(database, await checkedKeyring(database, config));
      const at = now();
      const plan = async () => (await foldStream(log, 'plan', athleteId)).state;
      const state = await plan();
      const stripe = await stripeOf(config);
      const change = planned({ athleteId, email, state, at, database, log, actor, stripe });
      const operation = { command: `subscription ${name}`, athleteId, arguments: { ...change.arguments } };
      if (!dryRun) await record(operation, () => change.carryOut());
      const changed: Changed = { athleteId, change: change.words, dryRun, plan: await plan() };
      print(options, changed, ({ plan }) =>
        dryRun ? `Would ${change.words}.` : `Done: ${change.words}. The plan now: ${planWords(plan, at)}.`,
      );
      await log.settled();
      return exitCodes.ok;
    },
  );
