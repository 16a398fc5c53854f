import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { ageGate } from '../../../screens/auth/age-gate.ts';
import { SignUpScreen } from '../../../screens/auth/sign-up-screen.tsx';
import { isSignUpStep, type SignUpStep } from '../../../screens/auth/sign-up-step.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { protect } from '../../../shell/protect.ts';

export const Route = createFileRoute('/$lang/auth/sign-up')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: SignUpStep | undefined } => ({
    step: isSignUpStep(step) ? step : undefined,
  }),
  beforeLoad: ({ params }) => {
    protect(ageGate.isClosed(), () => redirect({ to: '/$lang/auth/guardian-needed', params, replace: true }));
  },
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: SignUpPage,
});

function SignUpPage() {
  const { step = 'name' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SignUpScreen
      step={step}
      goTo={(next, { replace } = { replace: false }) =>
        navigate({ search: { step: next === 'name' ? undefined : next }, replace })
      }
    />
  );
}
