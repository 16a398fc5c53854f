import { PageHeader } from '@palmares/ui';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { answerFinishSignUpForm } from '../../../api/sign-up/sign-up-form.server.ts';
import { isSignUpStep, type SignUpStep } from '../../../api/sign-up/sign-up-step.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { serverNow } from '../../../browser/server-clock.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { AuthFrame } from '../../../screens/sign-in/auth-frame.tsx';
import { mailedToken } from '../../../screens/sign-in/mailed-token.ts';
import { SignUpScreen } from '../../../screens/sign-up/sign-up-screen.tsx';

interface FinishSignUpSearch {
  readonly token?: string | undefined;
  readonly step?: SignUpStep | undefined;
  /** Why the form was refused without a script, if no cookie could keep the reason. */
  readonly refused?: 'no_cookies' | undefined;
}

export const Route = createFileRoute('/$lang/auth/finish-sign-up')({
  server: { handlers: { POST: withErrorLogging(answerFinishSignUpForm) } },
  validateSearch: ({ step, refused, ...search }: Record<string, unknown>): FinishSignUpSearch => ({
    ...mailedToken(search),
    step: isSignUpStep(step) ? step : undefined,
    refused: refused === 'no_cookies' ? refused : undefined,
  }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { queries } = await context.api();
    const agreed = await queries.guardian.finishPage.fetch(deps, { staleTime: 0 });
    return { at: serverNow(), agreed, answer: takeFormAnswer('finish-sign-up') };
  },
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: FinishSignUp,
});

function FinishSignUp() {
  const { token = '', step = 'name', refused } = Route.useSearch();
  const { at, agreed, answer } = Route.useLoaderData();
  const navigate = useNavigate({ from: Route.fullPath });
  if (!agreed)
    return (
      <AuthFrame>
        <PageHeader title={m.guardian_link_invalid_title()} lead={m.guardian_link_invalid_lead()} />
      </AuthFrame>
    );
  return (
    <SignUpScreen
      step={step}
      at={at}
      guardian={{ token, firstName: agreed.firstName }}
      answer={answer}
      cameWithCookies={refused === undefined}
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { token, step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
