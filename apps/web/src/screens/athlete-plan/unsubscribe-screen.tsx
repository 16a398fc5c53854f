import { ArrowLeft, Banner, Button, buttonClass, Card, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { LiveSubscription, PlanData } from './plan-data.ts';
import { TickedList } from './ticked-list.tsx';
import { useSubscriptionChanges } from './use-subscription-changes.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const focused = css({ outline: 'none' });

/** Returns what leaving the plan means, beginning with the links that stop. Their count includes some that do not work. */
export const consequences = (linkCount: number): readonly string[] => [
  linkCount === 0 ? m.plan_unsubscribe_no_links() : m.plan_unsubscribe_links(),
  m.plan_unsubscribe_portfolio(),
  m.plan_unsubscribe_resume(),
];

interface Leaving {
  readonly changes: ReturnType<typeof useSubscriptionChanges>;
}

const Ask = ({ changes, linkCount }: Leaving & { readonly linkCount: number }) => (
  <Card padding="lg" className={stack}>
    <TickedList facts={consequences(linkCount)} />
    <div className={row}>
      <Button variant="outline" loading={changes.unsubscribing} onClick={changes.unsubscribe}>
        {m.plan_unsubscribe()}
      </Button>
      <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
        {m.plan_unsubscribe_keep()}
      </Link>
    </div>
  </Card>
);

interface DoneProps extends Leaving {
  readonly endsAt: Date;
  readonly overdue: boolean;
  readonly moveFocus: boolean;
}

const Done = ({ changes, endsAt, overdue, moveFocus }: DoneProps) => {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moveFocus) told.current?.focus();
  }, [moveFocus]);
  return (
    <div ref={told} tabIndex={-1} className={focused}>
      <Banner
        tone="success"
        title={m.plan_unsubscribed_title()}
        action={
          <Button variant="outline" loading={changes.resuming} onClick={changes.resume}>
            {m.plan_resume()}
          </Button>
        }
      >
        {m.plan_unsubscribed_text({ date: endDayWords(endsAt) })} {overdue ? m.plan_unsubscribed_overdue() : null}
      </Banner>
    </div>
  );
};

const None = ({ ended }: Pick<PlanData, 'ended'>) => (
  <Banner
    title={m.plan_unsubscribe_none_title()}
    action={
      <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
        {m.share_gate_plan_action()}
      </Link>
    }
  >
    {ended.some(({ mayBeCharged }) => mayBeCharged)
      ? m.plan_unsubscribe_none_overdue({ email: supportAddress })
      : m.plan_unsubscribe_none_text()}
  </Banner>
);

const leadOf = (subscription: LiveSubscription | null): string | undefined => {
  if (!subscription || subscription.endsAt) return undefined;
  if (subscription.graceEndsAt) return m.plan_unsubscribe_failed({ date: endDayWords(subscription.graceEndsAt) });
  return m.plan_unsubscribe_lead({ date: endDayWords(subscription.renewsAt) });
};

/** The page that led here. */
export type UnsubscribeOpener = 'plan' | 'account';

const openers = {
  plan: { to: '/$lang/app/athlete-plan', words: m.plan_back_to_plan },
  account: { to: '/$lang/app/account', words: m.plan_back_to_account },
} as const;

/** Two clicks from the plan or the account: the link to this page, and its button. */
export const UnsubscribeScreen = ({ from }: { readonly from: UnsubscribeOpener }) => {
  const [{ subscription, ended }] = trpc.plan.mine.useSuspenseQuery();
  const [{ linkCount }] = trpc.sharing.mine.useSuspenseQuery();
  const changes = useSubscriptionChanges();
  const back = openers[from];
  const wasAsked = useRef(false);
  const asks = subscription !== null && subscription.endsAt === null;
  useEffect(() => {
    wasAsked.current ||= asks;
  }, [asks]);
  return (
    <Page width="prose">
      <PageHeader
        above={
          <Link to={back.to} params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
            <ArrowLeft aria-hidden size={20} />
            {back.words()}
          </Link>
        }
        title={m.plan_unsubscribe_title()}
        lead={leadOf(subscription)}
      />
      {asks ? <Ask changes={changes} linkCount={linkCount} /> : null}
      {subscription?.endsAt ? (
        <Done
          changes={changes}
          endsAt={subscription.endsAt}
          overdue={subscription.graceEndsAt !== null}
          moveFocus={wasAsked.current}
        />
      ) : null}
      {subscription ? null : <None ended={ended} />}
      <ReadingLink newTab to="faqs#refunds" words={m.reading_refunds} />
    </Page>
  );
};
