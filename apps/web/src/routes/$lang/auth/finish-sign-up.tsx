import { PageHeader } from '@palmares/ui';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { isSignUpStep, type SignUpStep } from '../../../api/sign-up/sign-up-step.ts';
import { serverNow } from '../../../browser/server-clock.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { AuthFrame } from '../../../screens/sign-in/auth-frame.tsx';
import { mailedToken } from '../../../screens/sign-in/mailed-token.ts';
import { SignUpScreen } from '../../../screens/sign-up/sign-up-screen.tsx';

export const Route = createFileRoute('/$lang/auth/finish-sign-up')({
  validateSearch: ({
    step,
    ...search
  }: Record<string, unknown>): { token?: string | undefined; step?: SignUpStep | undefined } => ({
    ...mailedToken(search),
    step: isSignUpStep(step) ? step : undefined,
  }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { queries } = await context.api();
    const agreed = await queries.guardian.finishPage.fetch(deps, { staleTime: 0 });
    return { at: serverNow(), agreed };
  },
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: FinishSignUp,
});

function FinishSignUp() {
  const { token = '', step = 'name' } = Route.useSearch();
  const { at, agreed } = Route.useLoaderData();
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
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { token, step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
