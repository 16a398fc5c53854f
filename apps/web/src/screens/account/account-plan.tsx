import { Button, buttonClass, Card, heading, SettingsList, SettingsRow, StatusDot } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { EndedSubscription, LiveSubscription, PlanData } from '../athlete-plan/plan-data.ts';
import { useSubscriptionChanges } from '../athlete-plan/use-subscription-changes.ts';

type Changes = ReturnType<typeof useSubscriptionChanges>;

const PlanRow = ({ data }: { readonly data: PlanData }) => (
  <SettingsRow
    label={m.account_plan_label()}
    link={{
      words: m.account_plan_link(),
      to: (link) => <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} {...link} />,
    }}
  >
    {data.plan === 'athlete' ? m.account_plan_athlete() : m.account_plan_free()}
  </SettingsRow>
);

const SubscriptionState = ({ endsAt, graceEndsAt, renewsAt }: LiveSubscription) => {
  if (endsAt) {
    return (
      <>
        {graceEndsAt ? <StatusDot tone="danger">{m.plan_state_failed_title()}</StatusDot> : null}
        <StatusDot tone="warning">{m.account_plan_back_to_free({ date: endDayWords(endsAt) })}</StatusDot>
      </>
    );
  }
  return graceEndsAt ? (
    <StatusDot tone="danger">{m.plan_state_failed_text({ date: endDayWords(graceEndsAt) })}</StatusDot>
  ) : (
    <StatusDot tone="success">{m.plan_state_renews({ date: dateWords(renewsAt) })}</StatusDot>
  );
};

const LiveRow = ({ subscription, changes }: { readonly subscription: LiveSubscription; readonly changes: Changes }) => (
  <SettingsRow
    label={m.account_subscription_label()}
    action={
      subscription.endsAt ? (
        <Button size="sm" loading={changes.resuming} onClick={changes.resume}>
          {m.plan_resume()}
        </Button>
      ) : (
        <Link
          to="/$lang/app/athlete-plan/unsubscribe"
          params={{ lang: getLocale() }}
          search={{ from: 'account' }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {m.plan_unsubscribe()}
        </Link>
      )
    }
  >
    <SubscriptionState {...subscription} />
  </SettingsRow>
);

interface EndedRowProps {
  readonly ended: EndedSubscription;
  readonly removing: boolean;
  readonly remove: () => void;
}

const EndedRow = ({ ended, removing, remove }: EndedRowProps) => (
  <SettingsRow
    label={m.account_subscription_label()}
    action={
      ended.removable ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={m.account_subscription_remove_label({ date: dateWords(ended.paidUntil) })}
          loading={removing}
          onClick={remove}
        >
          {m.account_subscription_remove()}
        </Button>
      ) : undefined
    }
  >
    {m.account_subscription_ended({ date: dateWords(ended.paidUntil) })}
  </SettingsRow>
);

/** The plan and every subscription: the present one, and those that ended until they are removed. */
export const AccountPlan = () => {
  const { data } = trpc.plan.mine.useQuery();
  const changes = useSubscriptionChanges();
  const title = useRef<HTMLHeadingElement>(null);
  if (!data) return null;
  /** The pressed button is gone with its row. */
  const remove = async (id: string) => {
    if (await changes.remove(id)) title.current?.focus();
  };
  return (
    <section className={stack({ gap: '4' })}>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {m.account_plan_title()}
      </h2>
      <Card>
        <SettingsList>
          <PlanRow data={data} />
          {data.subscription ? <LiveRow subscription={data.subscription} changes={changes} /> : null}
          {data.ended.map((ended) => (
            <EndedRow key={ended.id} ended={ended} removing={changes.removing} remove={() => remove(ended.id)} />
          ))}
        </SettingsList>
      </Card>
    </section>
  );
};
