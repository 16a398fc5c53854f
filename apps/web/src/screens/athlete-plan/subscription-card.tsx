import {
  Banner,
  Button,
  buttonClass,
  Card,
  CreditCard,
  heading,
  SettingsList,
  SettingsRow,
  StatusDot,
  text,
  textLink,
} from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { priceWords } from '../../i18n/price.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { LiveSubscription, PlanData } from './plan-data.ts';
import { useSubscriptionChanges } from './use-subscription-changes.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
// The list’s own margins are those of a card of its own.
const facts = css({ marginBlock: '0' });
const quiet = css({ alignSelf: 'flex-start', color: 'fg.muted', fontWeight: 'regular' });

interface SubscriptionStateProps {
  readonly subscription: LiveSubscription;
  readonly currency: string;
}

const SubscriptionState = ({ subscription, currency }: SubscriptionStateProps) => {
  const { endsAt, graceEndsAt, renewsAt } = subscription;
  if (endsAt) {
    return (
      <>
        {graceEndsAt ? (
          <Banner tone="danger" title={m.plan_state_failed_title()}>
            {m.plan_unsubscribed_overdue()}
          </Banner>
        ) : null}
        <StatusDot tone="warning">{m.plan_state_ending({ date: endDayWords(endsAt) })}</StatusDot>
        <p className={text()}>{m.plan_state_ending_text()}</p>
      </>
    );
  }
  if (graceEndsAt) {
    return (
      <Banner tone="danger" title={m.plan_state_failed_title()}>
        {m.plan_state_failed_text({ date: endDayWords(graceEndsAt) })}{' '}
        <ReadingLink inline newTab to="faqs#failed-payment" words={m.reading_failed_payment} />
      </Banner>
    );
  }
  return (
    <>
      <StatusDot tone="success">{m.plan_state_active()}</StatusDot>
      <SettingsList className={facts}>
        <SettingsRow label={m.plan_next_payment()}>
          {m.plan_next_payment_value({ price: priceWords(currency), date: dateWords(renewsAt) })}
        </SettingsRow>
        <SettingsRow label={m.plan_invoices()}>{m.plan_invoices_text()}</SettingsRow>
      </SettingsList>
    </>
  );
};

const LinkCount = ({ count }: { readonly count: number }) => (
  <p className={text({ tone: 'muted' })}>{count === 0 ? m.plan_links_none() : m.plan_links({ count })}</p>
);

const ShareLink = () => (
  <Link to="/$lang/app/portfolio/share" params={{ lang: getLocale() }} className={buttonClass()}>
    {m.plan_celebration_action()}
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

interface SubscriptionCardProps extends SubscriptionStateProps {
  readonly linkCount: number;
  /** True if the page has its one button already. */
  readonly isBelow?: boolean;
}

export const SubscriptionCard = ({ subscription, currency, linkCount, isBelow = false }: SubscriptionCardProps) => {
  const changes = useSubscriptionChanges();
  return (
    <Card padding="lg" className={stack}>
      <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
      <SubscriptionState subscription={subscription} currency={currency} />
      <LinkCount count={linkCount} />
      <div className={row}>
        {subscription.endsAt ? (
          <Button loading={changes.resuming} onClick={changes.resume}>
            {m.plan_resume()}
          </Button>
        ) : isBelow ? null : (
          <ShareLink />
        )}
        <Button variant="outline" loading={changes.openingPortal} onClick={changes.openPortal}>
          <CreditCard aria-hidden size={20} />
          {m.plan_manage()}
        </Button>
      </div>
      {subscription.endsAt ? null : (
        <>
          <UnsubscribeLink />
          <p className={text({ tone: 'muted' })}>{m.plan_payer({ email: supportAddress })}</p>
        </>
      )}
    </Card>
  );
};

interface GrantCardProps {
  readonly grant: NonNullable<PlanData['grant']>;
  readonly linkCount: number;
}

export const GrantCard = ({ grant, linkCount }: GrantCardProps) => (
  <Card padding="lg" className={stack}>
    <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
    <StatusDot tone="success">
      {grant.until ? m.plan_state_granted_until({ date: endDayWords(grant.until) }) : m.plan_state_granted()}
    </StatusDot>
    <LinkCount count={linkCount} />
    <div>
      <ShareLink />
    </div>
  </Card>
);
