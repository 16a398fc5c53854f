import { Banner, breakable, SettingsList, SettingsRow, StatusDot, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { currencyWords, priceWords } from '../../i18n/price.ts';
import { supportAddress, supportMailAbout } from '../../i18n/support-address.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import type { LiveSubscription } from './plan-data.ts';

// The list’s own margins are those of a card of its own.
const facts = css({ marginBlock: '0' });

interface SubscriptionStateProps {
  readonly subscription: LiveSubscription;
  readonly currency: string;
}

/** Says whether the plan renews, ends or waits for a payment, and when. */
export const SubscriptionState = ({ subscription, currency }: SubscriptionStateProps) => {
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
          {m.plan_next_payment_value({
            price: priceWords(currency),
            currency: currencyWords(currency),
            date: dateWords(renewsAt),
          })}
        </SettingsRow>
      </SettingsList>
    </>
  );
};

interface PayerProps {
  /** The athlete’s email, by which support finds the account. */
  readonly of: string;
}

/** Says that a parent who pays can end the plan too, with a message begun. */
export const Payer = ({ of }: PayerProps) => (
  <p className={text({ tone: 'muted' })}>
    {m.plan_payer()}{' '}
    <a href={supportMailAbout(m.plan_payer_subject({ email: of }))} className={textLink()}>
      {breakable(supportAddress)}
    </a>
  </p>
);
