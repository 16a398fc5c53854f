import { ArrowLeft, Banner, buttonClass, Page, PageHeader, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import type { OnboardingAnswer } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PaymentWait } from './payment-wait.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { GrantCard, SubscriptionCard } from './subscription-card.tsx';

/** The outcome of Stripe Checkout, if the athlete returns from it. */
export type CheckoutReturn = 'done' | 'canceled';

const Celebration = () => (
  <Banner
    tone="success"
    role="status"
    title={m.plan_celebration_title()}
    action={
      <Link to="/$lang/app/portfolio/share" params={{ lang: getLocale() }} className={buttonClass()}>
        {m.plan_celebration_action()}
      </Link>
    }
  >
    {m.plan_celebration_text()}
  </Banner>
);

interface AthletePlanScreenProps {
  readonly checkout: CheckoutReturn | undefined;
  /** Null until the portfolio has started. */
  readonly card: OnboardingAnswer['card'];
}

export const AthletePlanScreen = ({ checkout, card }: AthletePlanScreenProps) => {
  const [data] = trpc.plan.mine.useSuspenseQuery();
  const subscribed = data.plan === 'athlete';
  return (
    <Page width="prose">
      <PageHeader
        above={
          <Link to="/$lang/app/dashboard" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
            <ArrowLeft aria-hidden size={20} />
            {m.plan_back()}
          </Link>
        }
        title={m.plan_title()}
        lead={m.plan_lead()}
      />
      {subscribed && checkout === 'done' && !data.subscription?.endsAt ? <Celebration /> : null}
      {!subscribed && checkout === 'canceled' ? (
        <Banner role="status" title={m.plan_canceled_title()}>
          {m.plan_canceled_text()}
        </Banner>
      ) : null}
      {data.subscription ? <SubscriptionCard subscription={data.subscription} /> : null}
      {subscribed && data.grant && !data.subscription ? <GrantCard grant={data.grant} /> : null}
      {subscribed ? null : checkout === 'done' ? <PaymentWait /> : <PlanOffer data={data} card={card} />}
    </Page>
  );
};
