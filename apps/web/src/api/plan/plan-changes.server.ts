import { randomUUID } from 'node:crypto';
import { handleCommand } from '@palmares/application';
import { type AthleteSubscription, BillingFailed } from '@palmares/billing';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel/outcome';
import { streamOf } from '@palmares/domain/kernel/stream';
import { type PlanState, planDecider } from '@palmares/domain/plan/index';
import { log } from '../../server/log.server.ts';
import { athleteMetadata } from '../transport/athlete-metadata.server.ts';
import type { Context } from '../transport/context.server.ts';

export type Subscriber = Context & { readonly athleteId: string };

/** Stripe out of reach is something a person is told, not a bug of ours. */
export const withStripe = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Outcome<Answer, Refusal<'billing_unavailable'>>> => {
  try {
    return accepted(await ask());
  } catch (error) {
    if (!(error instanceof BillingFailed)) throw error;
    log().warn(
      { code: error.code, status: error.status, requestId: error.requestId },
      'Stripe did not answer as asked',
    );
    return refused('billing_unavailable');
  }
};

/** Records what Stripe just said, and answers with the plan as it now is; the webhook that follows changes nothing. */
export const recordSubscription = async (ctx: Subscriber, { snapshot }: AthleteSubscription): Promise<PlanState> => {
  const { log: events } = ctx.services;
  const stream = streamOf('plan', ctx.athleteId);
  const handled = await handleCommand({
    log: events,
    decider: planDecider,
    stream,
    commandId: randomUUID(),
    command: { type: 'SyncSubscription', subscription: snapshot, at: new Date() },
    metadata: athleteMetadata(ctx.athleteId, ctx),
  });
  if (!handled.ok) throw new Error(`The plan refused what Stripe says: ${handled.refusal.code}`);
  return (await events.fold(stream, planDecider)).state;
};
