import { Banner, Button, Card, Check, heading, text } from '@palmares/ui';
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
import type { PlanData } from './plan-data.ts';
import { SharedCard } from './shared-card.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const price = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', padding: '0', margin: '0' });
const item = css({ display: 'flex', gap: '3', alignItems: 'flex-start' });
const tick = css({ flexShrink: '0', marginBlockStart: '1' });

const gives = [m.plan_gives_public, m.plan_gives_links, m.plan_gives_close, m.plan_gives_messages];

const Subscribe = () => {
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
      <Button size="lg" width="full" loading={checkout.isPending || leaving} onClick={subscribe}>
        {m.plan_subscribe()}
      </Button>
      <p className={text({ tone: 'muted' })}>{m.plan_subscribe_next()}</p>
    </>
  );
};

const NextStep = ({ data }: { readonly data: PlanData }) => {
  if (data.closed) return <ConsentNotice />;
  return data.emailVerified ? <Subscribe /> : <EmailGate why={m.plan_gate_email_text({ email: data.email })} />;
};

interface PlanOfferProps {
  readonly data: PlanData;
  readonly card: OnboardingAnswer['card'];
}

export const PlanOffer = ({ data, card }: PlanOfferProps) => (
  <>
    <Card padding="lg" className={stack}>
      <div>
        <p className={price}>
          <span className={text({ size: 'number' })}>{priceWords(data.currency)}</span>
          <span className={text({ size: 'lead' })}>{m.plan_price_each_month()}</span>
        </p>
        <p className={text({ tone: 'muted' })}>{m.plan_price_taxes({ currency: currencyWords(data.currency) })}</p>
      </div>
      <h2 className={heading({ size: 'sm' })}>{m.plan_gives_title()}</h2>
      <ul className={list}>
        {gives.map((words) => (
          <li key={words()} className={item}>
            <Check aria-hidden size={20} className={tick} />
            <span>{words()}</span>
          </li>
        ))}
      </ul>
      <NextStep data={data} />
    </Card>
    {card ? <SharedCard card={card} /> : null}
    <p className={text({ tone: 'muted' })}>
      {m.plan_cancel_any_time()} {m.plan_free_stays()}{' '}
      <ReadingLink inline newTab to="faqs#parent-paying" words={m.reading_parent_paying} />
    </p>
  </>
);
