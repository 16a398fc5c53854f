import { buttonClass, Card, Page, PageHeader, StatusDot, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '6',
  paddingBlock: '4',
  '& + &': { borderBlockStart: 'line' },
});
const term = css({ color: 'fg.muted' });
const beside = css({
  marginBlockStart: { base: '2', sm: '0' },
  gridColumn: { sm: '2' },
  gridRow: { sm: '[1 / span 2]' },
});
const words = css({ gridColumn: '1', minWidth: '0', overflowWrap: 'anywhere', fontWeight: 'semibold' });

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const Row = ({ label, children, action }: RowProps) => (
  <div className={row}>
    <dt className={term}>{label}</dt>
    <dd className={words}>{children}</dd>
    {action === undefined ? null : <dd className={beside}>{action}</dd>}
  </div>
);

export const AccountScreen = () => {
  const { data } = trpc.account.mine.useQuery();
  if (!data) return null;
  const params = { lang: getLocale() };
  const verified = data.emailVerified;
  return (
    <Page width="work">
      <PageHeader title={m.account_title()} />
      <Card>
        <dl className={list}>
          <Row label={m.account_name_label()}>{`${data.firstName} ${data.lastName}`}</Row>
          <Row
            label={m.account_email_label()}
            action={
              verified ? (
                <StatusDot tone="success">{m.account_email_verified()}</StatusDot>
              ) : (
                <Link
                  to="/$lang/auth/verify-email"
                  params={params}
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                >
                  {m.account_verify()}
                </Link>
              )
            }
          >
            {data.email}
          </Row>
          <Row
            label={m.account_plan_label()}
            action={
              <Link to="/$lang/app/athlete-plan" params={params} className={textLink({ standing: 'alone' })}>
                {m.account_plan_link()}
              </Link>
            }
          >
            {data.plan === 'athlete' ? m.account_plan_athlete() : m.account_plan_free()}
          </Row>
          <Row label={m.account_language_label()}>{m.language_name()}</Row>
        </dl>
      </Card>
    </Page>
  );
};
