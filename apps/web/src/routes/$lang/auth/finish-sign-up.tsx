import { PageHeader } from '@palmares/ui';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { mailedToken } from '../../../addresses/mailed-token.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { isRefusalOver, type RefusedSearch, refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerFinishSignUpForm } from '../../../api/sign-up/sign-up-form.server.ts';
import { isSignUpStep, type SignUpStep } from '../../../api/sign-up/sign-up-step.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { AuthFrame } from '../../../screens/sign-in/auth-frame.tsx';
import { protect } from '../../../screens/sign-in/protect.ts';
import { SignUpScreen } from '../../../screens/sign-up/sign-up-screen.tsx';
import { pageTime } from '../../../server/page-time.ts';

interface FinishSignUpSearch extends RefusedSearch {
  readonly token?: string | undefined;
  readonly step?: SignUpStep | undefined;
}

export const Route = createFileRoute('/$lang/auth/finish-sign-up')({
  server: { handlers: { POST: withErrorLogging(answerFinishSignUpForm) } },
  validateSearch: ({ step, ...search }: Record<string, unknown>): FinishSignUpSearch => ({
    ...mailedToken(search),
    step: isSignUpStep(step) ? step : undefined,
    ...refusedSearch(search),
  }),
  beforeLoad: ({ params, search: { token, step, refused } }) => {
    protect(isRefusalOver(refused), () =>
      redirect({ to: '/$lang/auth/finish-sign-up', params, search: { token, step }, statusCode: 303 }),
    );
  },
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { queries } = await context.api();
    const agreed = await queries.guardian.finishPage.fetch(deps, { staleTime: 0 });
    return { at: pageTime(), agreed, answer: takeFormAnswer('finish-sign-up') };
  },
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: FinishSignUp,
});

function FinishSignUp() {
  const { token = '', step = 'name' } = Route.useSearch();
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
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { token, step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
