import { Page, PageHeader, Section, text } from '@palmares/ui';
import type { ComponentType } from 'react';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import type { DrawingProps } from '../../drawings/drawing.tsx';
import { LinkClosedDrawing } from '../../drawings/empty/link-closed.tsx';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { TwoPhonesDrawing } from '../../drawings/two-phones.tsx';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { GuardianLinks } from './guardian-links.tsx';
import { WithdrawalEnded } from './withdrawal-ended.tsx';
import { type GuardianWithdrawPageProps, hasEnded, type Shown, withdrawalShown } from './withdrawal-state.ts';

const drawings: Readonly<Partial<Record<Shown['state'], ComponentType<DrawingProps>>>> = {
  request: TwoPhonesDrawing,
  later_request: TwoPhonesDrawing,
  refused: LockedDrawing,
  withdrawn: LockedDrawing,
  undone: PodiumDrawing,
  invalid: LinkClosedDrawing,
};

interface EndFormProps {
  readonly state: 'request' | 'later_request';
  readonly answer: FormAnswer | null;
}

const RefuseForm = ({ state, answer }: EndFormProps) => (
  <>
    <p className={text({ tone: 'muted' })}>{m.guardian_withdraw_request_kept()}</p>
    <GuardianDecisionForm
      action="withdraw"
      decision={state}
      answer={answer}
      confirms={m.guardian_withdraw_request_confirm()}
      submits={m.guardian_withdraw_request_submit()}
    />
  </>
);

const WithdrawForm = ({ answer }: Pick<EndFormProps, 'answer'>) => (
  <Section title={m.guardian_withdraw_title()}>
    <p className={text({ tone: 'muted' })}>
      {m.guardian_withdraw_lead()} {m.guardian_withdraw_kept()}
    </p>
    <GuardianDecisionForm
      action="withdraw"
      decision="account"
      answer={answer}
      confirms={m.guardian_withdraw_confirm()}
      submits={m.guardian_withdraw_submit()}
      variant="outline"
    />
  </Section>
);

interface StateProps {
  readonly shown: Shown;
  readonly answer: FormAnswer | null;
}

const OfState = ({ shown, answer }: StateProps) => {
  if (hasEnded(shown)) return <WithdrawalEnded ended={shown} answer={answer} />;
  if (shown.state === 'undone') return null;
  if (shown.state !== 'account') return <RefuseForm state={shown.state} answer={answer} />;
  return (
    <>
      <GuardianLinks account={shown} answer={answer} />
      <WithdrawForm answer={answer} />
    </>
  );
};

/** Refuses a request, or shows what an account shares, closes its links and withdraws the permission for it. */
export const GuardianWithdrawPage = ({ page, answer }: GuardianWithdrawPageProps) => {
  const { shown, header, problem } = withdrawalShown({ page, answer });
  const Drawn = drawings[shown.state];
  return (
    <Page width="form">
      <PageHeader above={Drawn ? <Drawn size={160} flush /> : null} {...header} />
      <FormProblem words={problem} />
      <OfState shown={shown} answer={answer} />
    </Page>
  );
};
