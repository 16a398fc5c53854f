import { ArrowLeft, Banner, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { OnboardingAnswer } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { CoachGets } from '../share/coach-gets.tsx';
import { shareLayout } from '../share/share-layout.ts';
import { PaymentWait } from './payment-wait.tsx';
import { PlanCelebration } from './plan-celebration.tsx';
import type { PlanData } from './plan-data.ts';
import { PlanOffer } from './plan-offer.tsx';
import { GrantCard, SubscriptionCard } from './subscription-card.tsx';
import { useCelebration } from './use-celebration.ts';

/** The outcome of Stripe Checkout, if the athlete returns from it. */
export type CheckoutReturn = 'done' | 'canceled';

const column = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' });
// The moment fills the screen; the subscription is for those who scroll.
const moment = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: { base: '[88svh]', lg: '[calc(100svh - 10rem)]' },
});

const Own = ({ data, linkCount }: { readonly data: PlanData; readonly linkCount: number }) => {
  if (data.subscription) return <SubscriptionCard data={data} subscription={data.subscription} linkCount={linkCount} />;
  return data.plan === 'athlete' && data.grant ? <GrantCard grant={data.grant} linkCount={linkCount} /> : null;
};

interface AthletePlanScreenProps {
  readonly checkout: CheckoutReturn | undefined;
  /** Null until the portfolio has started. */
  readonly card: OnboardingAnswer['card'];
}

export const AthletePlanScreen = ({ checkout, card }: AthletePlanScreenProps) => {
  const [data] = trpc.plan.mine.useSuspenseQuery();
  const [sharing] = trpc.sharing.mine.useSuspenseQuery();
  const { sender, email, linkCount } = sharing;
  const subscribed = data.plan === 'athlete';
  const celebrates = useCelebration(subscribed && checkout === 'done' && !data.subscription?.endsAt);
  if (celebrates) {
    return (
      <Page width="wide">
        <div className={moment}>
          <PlanCelebration card={card} linkCount={linkCount} />
        </div>
        {data.subscription ? (
          <SubscriptionCard isBelow data={data} subscription={data.subscription} linkCount={linkCount} />
        ) : null}
      </Page>
    );
  }
  const isWaiting = !subscribed && checkout === 'done';
  return (
    <Page width="wide">
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
      <div className={shareLayout.columns}>
        <div className={column}>
          {!subscribed && checkout === 'canceled' ? (
            <Banner role="status" title={m.plan_canceled_title()}>
              {m.plan_canceled_text()}
            </Banner>
          ) : null}
          {isWaiting ? <PaymentWait /> : null}
          <Own data={data} linkCount={linkCount} />
          {subscribed || isWaiting ? null : <PlanOffer data={data} card={card} />}
        </div>
        <CoachGets sender={sender} email={email} card={card} />
      </div>
    </Page>
  );
};
