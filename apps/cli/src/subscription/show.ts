import { differingSubscriptions } from '@palmares/application';
import type { AthleteSubscription } from '@palmares/billing';
import { createEventLog, foldStream } from '@palmares/db/event-store';
import { type PlanState, planAt } from '@palmares/domain/plan';
import { now } from '../clock.ts';
import { subscriptionConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { exitCodes, type OutputOptions, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { askStripe, existingAthlete, stripeOf } from './plan-change.ts';
import { endOn, grantWords, subscriptionWords } from './plan-words.ts';

interface Shown {
  readonly athleteId: string;
  readonly plan: 'free' | 'athlete';
  readonly state: PlanState;
  readonly atStripe: readonly AthleteSubscription['snapshot'][];
  /** Ids of the subscriptions whose state at Stripe differs from the plan's. */
  readonly differing: readonly string[];
}

const atStripeWords = ({ atStripe, differing }: Shown): string[] =>
  atStripe.map(({ id, status, cancelAtPeriodEnd, currentPeriodEnd }) => {
    const ends = `period until ${endOn(currentPeriodEnd)}${cancelAtPeriodEnd ? ', then ends' : ''}`;
    const repair = differing.includes(id) ? ' (differs: run palmares subscription reconcile)' : '';
    return `at Stripe     ${id} ${status}, ${ends}${repair}`;
  });

const inWords = (shown: Shown, at: Date): string => {
  const { athleteId, plan, state } = shown;
  const { subscription, grant, ended } = state;
  return [
    `athlete       ${athleteId}`,
    `plan          ${plan === 'athlete' ? 'Athlete Plan' : 'free'}`,
    ...(subscription ? [`subscription  ${subscription.id} ${subscriptionWords(subscription, at)}`] : []),
    ...(grant ? [`grant         ${grantWords(grant, at)}`] : []),
    ...ended.map(({ id, paidUntil }) => `ended         ${id}, last month to ${endOn(paidUntil)}`),
    ...atStripeWords(shown),
  ].join('\n');
};

export const show = (athlete: string, options: OutputOptions): Promise<void> =>
  withDatabase(
    { settings: subscriptionConfig, applicationName: 'palmares subscription show', max: 2 },
    async ({ config, database }) => {
      const { athleteId } = await existingAthlete(database, athlete);
      const log = createEventLog(database, await checkedKeyring(database, config));
      const at = now();
      const { state } = await foldStream(log, 'plan', athleteId);
      const customerId = state.subscription?.customerId ?? null;
      const stripe = await stripeOf(config);
      const reported = await askStripe(() => stripe.subscriptionsOf(athleteId, customerId));
      const differing = await differingSubscriptions(database.kysely, reported, at);
      const shown: Shown = {
        athleteId,
        plan: planAt(state, at),
        state,
        atStripe: reported.map(({ snapshot }) => snapshot),
        differing: differing.map(({ snapshot }) => snapshot.id),
      };
      print(options, shown, (shown) => inWords(shown, at));
      await log.settled();
      return exitCodes.ok;
    },
  );
