import { Banner, Button, buttonClass, Card, ConfirmDialog, CreditCard, heading, StatusDot, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { dateWords } from '../../i18n/dates.ts';
import { failureWords } from '../../notices/error-status.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { LiveSubscription, PlanData } from './plan-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

type Answer = Awaited<ReturnType<ReturnType<typeof trpc.plan.resume.useMutation>['mutateAsync']>>;

const useSubscriptionChanges = () => {
  const api = trpc.useUtils();
  const unsubscribe = trpc.plan.unsubscribe.useMutation();
  const resume = trpc.plan.resume.useMutation();
  const portal = trpc.plan.openPortal.useMutation();

  const complain = (words: string) => toasts.show({ title: words, tone: 'destructive' });
  const apply = async (change: () => Promise<Answer>): Promise<boolean> => {
    try {
      const outcome = await change();
      if (outcome.ok) api.plan.mine.setData(undefined, outcome.value);
      else complain(refusalWords(outcome.refusal));
      return outcome.ok;
    } catch (error) {
      complain(failureWords(error));
      return false;
    }
  };
  const openPortal = async () => {
    try {
      const outcome = await portal.mutateAsync();
      if (outcome.ok) window.location.assign(outcome.value.url);
      else complain(refusalWords(outcome.refusal));
    } catch (error) {
      complain(failureWords(error));
    }
  };
  return {
    unsubscribe: () => apply(() => unsubscribe.mutateAsync()),
    resume: () => apply(() => resume.mutateAsync()),
    openPortal,
    unsubscribing: unsubscribe.isPending,
    resuming: resume.isPending,
    openingPortal: portal.isPending || portal.data?.ok === true,
  };
};

const Standing = ({ subscription }: { readonly subscription: LiveSubscription }) => {
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
      <Standing subscription={subscription} />
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
