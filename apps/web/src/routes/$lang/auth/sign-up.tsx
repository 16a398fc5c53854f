import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { ageGate } from '../../../api/account/age-gate.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { isRefusalOver, type RefusedSearch, refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerSignUpForm } from '../../../api/sign-up/sign-up-form.server.ts';
import { isSignUpStep, type SignUpStep } from '../../../api/sign-up/sign-up-step.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { protect } from '../../../screens/sign-in/protect.ts';
import { SignUpScreen } from '../../../screens/sign-up/sign-up-screen.tsx';
import { pageTime } from '../../../server/page-time.ts';

interface SignUpSearch extends RefusedSearch {
  readonly step?: SignUpStep | undefined;
}

export const Route = createFileRoute('/$lang/auth/sign-up')({
  server: { handlers: { POST: withErrorLogging(answerSignUpForm) } },
  validateSearch: ({ step, ...search }: Record<string, unknown>): SignUpSearch => ({
    step: isSignUpStep(step) ? step : undefined,
    ...refusedSearch(search),
  }),
  beforeLoad: ({ params, search: { step, refused } }) => {
    protect(ageGate.isClosed('guardianNeeded'), () =>
      redirect({ to: '/$lang/auth/guardian-needed', params, replace: true }),
    );
    protect(isRefusalOver(refused), () =>
      redirect({ to: '/$lang/auth/sign-up', params, search: { step }, statusCode: 303 }),
    );
  },
  loader: () => ({ at: pageTime(), answer: takeFormAnswer('sign-up') }),
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: SignUpPage,
});

function SignUpPage() {
  const { step = 'name' } = Route.useSearch();
  const { at, answer } = Route.useLoaderData();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SignUpScreen
      step={step}
      at={at}
      answer={answer}
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
