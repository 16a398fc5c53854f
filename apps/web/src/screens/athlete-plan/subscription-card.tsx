import { Banner, Button, buttonClass, Card, ConfirmDialog, CreditCard, heading, StatusDot, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { dateWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { LiveSubscription, PlanData } from './plan-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

const useSubscriptionChanges = () => {
  const api = trpc.useUtils();
  const unsubscribe = useAction(trpc.plan.unsubscribe.useMutation());
  const resume = useAction(trpc.plan.resume.useMutation());
  const portal = useAction(trpc.plan.openPortal.useMutation());
  const [leaving, setLeaving] = useState(false);

  const apply = async ({ run }: typeof resume): Promise<boolean> => {
    const changed = await run();
    if (changed.ok) api.plan.mine.setData(undefined, changed.value);
    return changed.ok;
  };
  const openPortal = async () => {
    const opened = await portal.run();
    if (!opened.ok) return;
    setLeaving(true);
    window.location.assign(opened.value.url);
  };
  return {
    unsubscribe: () => apply(unsubscribe),
    resume: () => apply(resume),
    openPortal,
    unsubscribing: unsubscribe.isPending,
    resuming: resume.isPending,
    openingPortal: portal.isPending || leaving,
  };
};

const SubscriptionState = ({ subscription }: { readonly subscription: LiveSubscription }) => {
  const { endsAt, graceEndsAt, renewsAt } = subscription;
  if (graceEndsAt) {
    return (
      <Banner tone="danger" title={m.plan_state_failed_title()}>
        {m.plan_state_failed_text({ date: dateWords(graceEndsAt) })}
      </Banner>
    );
  }
  if (endsAt) {
    const date = dateWords(endsAt);
    return (
      <>
        <StatusDot tone="warning">{m.plan_state_ending({ date })}</StatusDot>
        <p className={text()}>{m.plan_state_ending_text({ date })}</p>
      </>
    );
  }
  return (
    <>
      <StatusDot tone="success">{m.plan_state_active()}</StatusDot>
      <p className={text()}>{m.plan_state_renews({ date: dateWords(renewsAt) })}</p>
    </>
  );
};

export const SubscriptionCard = ({ subscription }: { readonly subscription: LiveSubscription }) => {
  const changes = useSubscriptionChanges();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    await changes.unsubscribe();
    setLeaving(false);
  };
  const resume = async () => {
    if (await changes.resume()) toasts.show({ title: m.plan_resumed() });
  };
  return (
    <Card padding="lg" className={stack}>
      <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
      <SubscriptionState subscription={subscription} />
      <div className={row}>
        <Button variant="outline" loading={changes.openingPortal} onClick={changes.openPortal}>
          <CreditCard aria-hidden size={20} />
          {m.plan_manage()}
        </Button>
        {subscription.endsAt ? (
          <Button loading={changes.resuming} onClick={resume}>
            {m.plan_resume()}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setLeaving(true)}>
            {m.plan_unsubscribe()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={m.plan_unsubscribe_title()}
        description={m.plan_unsubscribe_text({ date: dateWords(subscription.renewsAt) })}
        confirmLabel={m.plan_unsubscribe()}
        cancelLabel={m.plan_unsubscribe_keep()}
        loading={changes.unsubscribing}
        onConfirm={leave}
      />
    </Card>
  );
};

export const GrantCard = ({ grant }: { readonly grant: NonNullable<PlanData['grant']> }) => (
  <Card padding="lg" className={stack}>
    <h2 className={heading({ size: 'md' })}>{m.plan_state_title()}</h2>
    <StatusDot tone="success">
      {grant.until ? m.plan_state_granted_until({ date: dateWords(grant.until) }) : m.plan_state_granted()}
    </StatusDot>
    <div>
      <Link to="/$lang/app/portfolio/share" params={{ lang: getLocale() }} className={buttonClass()}>
        {m.plan_celebration_action()}
      </Link>
    </div>
  </Card>
);
