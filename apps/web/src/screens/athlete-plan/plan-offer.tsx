import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { Banner, Button, Card, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useRef, useState } from 'react';
import type { OnboardingAnswer } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { currencyWords, priceWords } from '../../i18n/price.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { EmailGate } from '../email-gate/email-gate.tsx';
import { ConsentNotice } from '../guardian/consent-notice.tsx';
import { AskParent } from './ask-parent.tsx';
import { gives } from './gives.ts';
import type { PlanData } from './plan-data.ts';
import { TickedList } from './ticked-list.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const included = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlockStart: '6',
  borderBlockStart: 'line',
});
const price = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });

interface SubscribeProps {
  /** True if a parent pays. */
  readonly isMinor: boolean;
}

const Subscribe = ({ isMinor }: SubscribeProps) => {
  const checkout = useSubmission(trpc.plan.startCheckout.useMutation());
  const [leaving, setLeaving] = useState(false);
  // One id per visit to the page, so that a second press returns the same Checkout.
  const requestId = useRef<string>(undefined);

  const subscribe = async () => {
    requestId.current ??= crypto.randomUUID();
    const sent = await checkout.send({ requestId: requestId.current });
    if (!sent.ok) return;
    setLeaving(true);
    window.location.assign(sent.value.url);
  };

  return (
    <>
      {checkout.problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {checkout.problem.words}
        </Banner>
      )}
      <Button
        size="lg"
        width="full"
        variant={isMinor ? 'outline' : 'solid'}
        loading={checkout.isPending || leaving}
        onClick={subscribe}
      >
        {isMinor ? m.plan_subscribe_parent() : m.plan_subscribe()}
      </Button>
      <p className={text({ tone: 'muted' })}>{isMinor ? m.plan_subscribe_next_parent() : m.plan_subscribe_next()}</p>
    </>
  );
};

interface PlanOfferProps {
  readonly data: PlanData;
  readonly card: OnboardingAnswer['card'];
}

const NextStep = ({ data, card }: PlanOfferProps) => {
  if (data.closed) return <ConsentNotice />;
  if (!data.emailVerified) return <EmailGate why={m.plan_gate_email_text({ email: data.email })} />;
  const isMinor = card !== null && card.card.age < ADULT_AGE;
  return (
    <>
      {isMinor ? <AskParent currency={data.currency} /> : null}
      <Subscribe isMinor={isMinor} />
    </>
  );
};

export const PlanOffer = ({ data, card }: PlanOfferProps) => (
  <div className={stack}>
    <Card padding="lg" className={stack}>
      <div>
        <p className={price}>
          <span className={text({ size: 'number' })}>{priceWords(data.currency)}</span>
          <span className={text({ size: 'lead' })}>{m.plan_price_each_month()}</span>
        </p>
        <p className={text({ tone: 'muted' })}>{m.plan_price_taxes({ currency: currencyWords(data.currency) })}</p>
      </div>
      <NextStep data={data} card={card} />
      <div className={included}>
        <h2 className={heading({ size: 'sm' })}>{m.plan_gives_title()}</h2>
        <TickedList facts={gives()} />
      </div>
    </Card>
    <p className={text({ tone: 'muted' })}>
      {m.plan_cancel_any_time()} {m.plan_free_stays()}{' '}
      <ReadingLink inline newTab to="faqs#parent-paying" words={m.reading_parent_paying} />
    </p>
  </div>
);
