import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { type UnsubscribeOpener, UnsubscribeScreen } from '../../../screens/athlete-plan/unsubscribe-screen.tsx';

export const Route = createFileRoute('/$lang/app/athlete-plan_/unsubscribe')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: UnsubscribeOpener } =>
    from === 'account' ? { from } : {},
  loader: async ({ context }) => {
    const { plan, sharing } = (await context.api()).queries;
    await Promise.all([plan.mine.fetch(undefined, { staleTime: 0 }), sharing.mine.prefetch()]);
  },
  head: () => ({ meta: [pageTitle(m.plan_unsubscribe_title())] }),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  return <UnsubscribeScreen from={Route.useSearch().from ?? 'plan'} />;
}
