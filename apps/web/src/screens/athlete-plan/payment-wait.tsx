import { Banner, Button, Card, heading, ProgressBar, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const POLL_MS = 1000;
/** A webhook usually takes a second or two. After this many polls, the page asks Stripe directly. */
const ASK_AFTER = 6;
const GIVE_UP_AFTER = 40;

/** Polls until the plan has started. A payment is never lost: the plan starts whenever its confirmation arrives. */
export const PaymentWait = () => {
  const api = trpc.useUtils();
  const refresh = trpc.plan.refresh.useMutation();
  const { mutate: askStripe } = refresh;
  const [polls, setPolls] = useState(0);
  const waiting = polls < GIVE_UP_AFTER;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(async () => {
      if (polls === ASK_AFTER) askStripe();
      await api.plan.mine.invalidate().catch(() => undefined);
      setPolls(polls + 1);
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [api, askStripe, polls, waiting]);

  if (!waiting) {
    return (
      <Banner
        tone="warning"
        role="status"
        title={m.plan_waiting_long_title()}
        action={<Button onClick={() => setPolls(0)}>{m.plan_waiting_again()}</Button>}
      >
        {m.plan_waiting_long_text({ email: supportAddress })}
      </Banner>
    );
  }
  return (
    <Card padding="lg" className={stack}>
      <h2 className={heading({ size: 'md' })}>{m.plan_waiting_title()}</h2>
      <p role="status" className={text({ tone: 'muted' })}>
        {m.plan_waiting_text()}
      </p>
      <ProgressBar value={polls} max={GIVE_UP_AFTER} label={m.plan_waiting_label()} labelHidden />
    </Card>
  );
};
