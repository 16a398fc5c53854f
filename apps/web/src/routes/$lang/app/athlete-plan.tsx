import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { AthletePlanScreen, type CheckoutReturn } from '../../../screens/athlete-plan/athlete-plan-screen.tsx';

export const Route = createFileRoute('/$lang/app/athlete-plan')({
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: CheckoutReturn } =>
    checkout === 'done' || checkout === 'canceled' ? { checkout } : {},
  loader: async ({ context }) => (await context.api()).queries.plan.mine.prefetch(),
  head: () => ({ meta: [pageTitle(m.plan_title())] }),
  component: AthletePlanPage,
});

function AthletePlanPage() {
  const { checkout } = Route.useSearch();
  return <AthletePlanScreen checkout={checkout} />;
}
