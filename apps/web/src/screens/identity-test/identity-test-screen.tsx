import { Page } from '@palmares/ui';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { forgetArrangements } from './arrangement-on-device.ts';
import type { AttemptState } from './attempt-session.ts';
import { RunningTest } from './running-test.tsx';
import { TestIntroduction } from './test-introduction.tsx';
import { TestTaken } from './test-taken.tsx';

/** Why the last answers of this page do not count. */
const lost = { late: m.refusal_answer_late, elsewhere: m.identity_test_elsewhere };

interface IdentityTestScreenProps {
  readonly athleteId: string;
  /** The bar of the pages without navigation. The running test has one of its own, to leave room for seven statements. */
  readonly bar: ReactNode;
}

export const IdentityTestScreen = ({ athleteId, bar }: IdentityTestScreenProps) => {
  const [{ minutes, questions, attempts, running }] = trpc.identity.state.useSuspenseQuery();
  const api = trpc.useUtils();
  const navigate = useNavigate();
  const leave = async (closed: NonNullable<AttemptState['closed']>) => {
    forgetArrangements();
    await api.identity.invalidate().catch(() => undefined);
    await navigate({ to: '/$lang/app/identity/results', params: { lang: getLocale() }, replace: true });
    if (closed !== 'finished') toasts.show({ title: lost[closed]() });
  };
  if (running) return <RunningTest key={running.attemptId} athleteId={athleteId} attempt={running} onClosed={leave} />;
  return (
    <>
      {bar}
      <Page width="prose">
        {minutes === null ? (
          <TestTaken />
        ) : (
          <TestIntroduction minutes={minutes} questions={questions} isAnother={attempts > 0} />
        )}
      </Page>
    </>
  );
};
