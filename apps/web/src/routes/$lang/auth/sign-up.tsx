import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { ageGate } from '../../../api/account/age-gate.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { answerSignUpForm } from '../../../api/sign-up/sign-up-form.server.ts';
import { isSignUpStep, type SignUpStep } from '../../../api/sign-up/sign-up-step.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { serverNow } from '../../../browser/server-clock.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { protect } from '../../../screens/sign-in/protect.ts';
import { SignUpScreen } from '../../../screens/sign-up/sign-up-screen.tsx';

interface SignUpSearch {
  readonly step?: SignUpStep | undefined;
  /** Why the form was refused without a script, if no cookie could keep the reason. */
  readonly refused?: 'no_cookies' | undefined;
}

export const Route = createFileRoute('/$lang/auth/sign-up')({
  server: { handlers: { POST: withErrorLogging(answerSignUpForm) } },
  validateSearch: ({ step, refused }: Record<string, unknown>): SignUpSearch => ({
    step: isSignUpStep(step) ? step : undefined,
    refused: refused === 'no_cookies' ? refused : undefined,
  }),
  beforeLoad: ({ params }) => {
    protect(ageGate.isClosed('guardianNeeded'), () =>
      redirect({ to: '/$lang/auth/guardian-needed', params, replace: true }),
    );
  },
  loader: () => ({ at: serverNow(), answer: takeFormAnswer('sign-up') }),
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: SignUpPage,
});

function SignUpPage() {
  const { step = 'name', refused } = Route.useSearch();
  const { at, answer } = Route.useLoaderData();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SignUpScreen
      step={step}
      at={at}
      answer={answer}
      cameWithCookies={refused === undefined}
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
