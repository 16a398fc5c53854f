import { Button, buttonClass, Card, CreditCard, heading, StatusDot, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { giftWords } from './gift-words.ts';
import type { Grant, LiveSubscription, PlanData } from './plan-data.ts';
import { Payer, SubscriptionState } from './subscription-state.tsx';
import { useSubscriptionChanges } from './use-subscription-changes.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const quiet = css({ alignSelf: 'flex-start', color: 'fg.muted', fontWeight: 'regular' });

const LinkCount = ({ count }: { readonly count: number }) => (
  <p className={text({ tone: 'muted' })}>{count === 0 ? m.plan_links_none() : m.plan_links({ count })}</p>
);

const ShareLink = ({ linkCount }: { readonly linkCount: number }) => (
  <Link to="/$lang/app/portfolio/share" params={{ lang: getLocale() }} className={buttonClass()}>
    {linkCount === 0 ? m.plan_celebration_first() : m.plan_celebration_action()}
  </Link>
);

const UnsubscribeLink = () => (
  <Link
    to="/$lang/app/athlete-plan/unsubscribe"
    params={{ lang: getLocale() }}
    className={`${textLink({ standing: 'alone' })} ${quiet}`}
  >
    {m.plan_unsubscribe()}
  </Link>
);

interface SubscriptionCardProps {
  readonly data: PlanData;
  readonly subscription: LiveSubscription;
  readonly linkCount: number;
  /** True if the page has its one button already. */
  readonly isBelow?: boolean;
}

export const SubscriptionCard = ({ data, subscription, linkCount, isBelow = false }: SubscriptionCardProps) => {
  const changes = useSubscriptionChanges();
  return (
    <Card padding="lg" className={stack}>
      <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
      <SubscriptionState subscription={subscription} currency={data.currency} />
      <LinkCount count={linkCount} />
      <div className={row}>
        {subscription.endsAt ? (
          <Button loading={changes.resuming} onClick={changes.resume}>
            {m.plan_resume()}
          </Button>
        ) : isBelow ? null : (
          <ShareLink linkCount={linkCount} />
        )}
        <Button variant="outline" loading={changes.openingPortal} onClick={changes.openPortal}>
          <CreditCard aria-hidden size={20} />
          {m.plan_manage()}
        </Button>
      </div>
      {subscription.endsAt ? null : (
        <>
          <UnsubscribeLink />
          <Payer of={data.email} />
        </>
      )}
    </Card>
  );
};

interface GrantCardProps {
  readonly grant: Grant;
  readonly linkCount: number;
}

export const GrantCard = ({ grant, linkCount }: GrantCardProps) => (
  <Card padding="lg" className={stack}>
    <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
    <StatusDot tone="success">
      {grant.until ? m.plan_state_granted_until({ date: endDayWords(grant.until) }) : m.plan_state_granted()}
    </StatusDot>
    <p className={text()}>{giftWords(grant)}</p>
    <LinkCount count={linkCount} />
    <div>
      <ShareLink linkCount={linkCount} />
    </div>
  </Card>
);
