import { createFileRoute } from '@tanstack/react-router';
import { lastVersion } from '../../../drafts/device/last-version.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { AthletePlanScreen, type CheckoutReturn } from '../../../screens/athlete-plan/athlete-plan-screen.tsx';

export const Route = createFileRoute('/$lang/app/athlete-plan')({
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: CheckoutReturn } =>
    checkout === 'done' || checkout === 'canceled' ? { checkout } : {},
  loader: async ({ context }) => {
    const { account, plan, sharing } = (await context.api()).queries;
    const known = { atLeastVersion: lastVersion(context.session.athleteId) };
    const [{ card }] = await Promise.all([
      account.onboarding.fetch(known, { staleTime: 0 }),
      plan.mine.prefetch(),
      sharing.mine.prefetch(),
    ]);
    return card;
  },
  head: () => ({ meta: [pageTitle(m.plan_title())] }),
  component: AthletePlanPage,
});

function AthletePlanPage() {
  const { checkout } = Route.useSearch();
  return <AthletePlanScreen checkout={checkout} card={Route.useLoaderData()} />;
}
