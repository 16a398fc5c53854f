import type { PlanEvent, PlanState } from '@palmares/domain/plan';
import { m } from '../paraglide/messages.js';
import { momentWords, type Voice } from '../voice.ts';
import { type Sentences, say } from './sentence.ts';

const at = (iso: string, voice: Voice): { readonly date: string } => ({ date: momentWords(new Date(iso), voice) });

const sentences = {
  started: { athlete: m.athlete_plan_started, support: m.support_plan_started },
  renewed: { athlete: m.athlete_plan_renewed, support: m.support_plan_renewed },
  unsubscribed: { athlete: m.athlete_plan_unsubscribed, support: m.support_plan_unsubscribed },
  resumed: { athlete: m.athlete_plan_resumed, support: m.support_plan_resumed },
  paymentFailed: { athlete: m.athlete_payment_failed, support: m.support_payment_failed },
  paymentRecovered: { athlete: m.athlete_payment_recovered, support: m.support_payment_recovered },
  removed: { athlete: m.athlete_subscription_removed, support: m.support_subscription_removed },
  ended: { athlete: m.athlete_plan_ended, support: m.support_plan_ended },
  granted: { athlete: m.athlete_plan_granted, support: m.support_plan_granted },
  grantedUntil: { athlete: m.athlete_plan_granted_until, support: m.support_plan_granted_until },
  grantEnded: { athlete: m.athlete_plan_grant_ended, support: m.support_plan_grant_ended },
};

export const planSentences: Sentences<PlanEvent, PlanState> = {
  AthletePlanStarted: ({ currentPeriodEnd, subscriptionId }, _, voice) =>
    say(sentences.started, { ...at(currentPeriodEnd, voice), subscription: subscriptionId }, voice),
  AthletePlanRenewed: ({ currentPeriodEnd }, _, voice) => say(sentences.renewed, at(currentPeriodEnd, voice), voice),
  UnsubscribeScheduled: ({ endsAt }, _, voice) => say(sentences.unsubscribed, at(endsAt, voice), voice),
  SubscriptionResumed: (_data, _, voice) => say(sentences.resumed, {}, voice),
  PaymentFailed: ({ graceEndsAt }, _, voice) => say(sentences.paymentFailed, at(graceEndsAt, voice), voice),
  PaymentRecovered: (_data, _, voice) => say(sentences.paymentRecovered, {}, voice),
  AthletePlanEnded: (_data, _, voice) => say(sentences.ended, {}, voice),
  EndedSubscriptionRemoved: ({ subscriptionId }, _, voice) =>
    say(sentences.removed, { subscription: subscriptionId }, voice),
  AthletePlanGranted: ({ until, reason }, _, voice) =>
    until === null
      ? say(sentences.granted, { reason }, voice)
      : say(sentences.grantedUntil, { ...at(until, voice), reason }, voice),
  PlanGrantEnded: (_data, _, voice) => say(sentences.grantEnded, {}, voice),
};
