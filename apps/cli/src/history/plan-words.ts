import type { PlanEvent, PlanState } from '@palmares/domain/plan/index';
import { m } from '../paraglide/messages.js';
import { inLanguage, momentWords, type Voice } from './voice.ts';

export const planWords = ({ type, data }: PlanEvent, _before: PlanState, voice: Voice): string => {
  const words = inLanguage(voice);
  const at = (iso: string): { date: string } => ({ date: momentWords(new Date(iso), voice) });
  switch (type) {
    case 'AthletePlanStarted':
      return m.event_plan_started({ ...at(data.currentPeriodEnd), subscription: data.subscriptionId }, words);
    case 'AthletePlanRenewed':
      return m.event_plan_renewed(at(data.currentPeriodEnd), words);
    case 'UnsubscribeScheduled':
      return m.event_plan_unsubscribed(at(data.endsAt), words);
    case 'SubscriptionResumed':
      return m.event_plan_resumed({}, words);
    case 'PaymentFailed':
      return m.event_payment_failed(at(data.graceEndsAt), words);
    case 'PaymentRecovered':
      return m.event_payment_recovered({}, words);
    case 'AthletePlanEnded':
      return m.event_plan_ended({}, words);
    case 'AthletePlanGranted':
      return data.until === null
        ? m.event_plan_granted({ reason: data.reason }, words)
        : m.event_plan_granted_until({ ...at(data.until), reason: data.reason }, words);
    case 'PlanGrantEnded':
      return m.event_plan_grant_ended({}, words);
  }
};
