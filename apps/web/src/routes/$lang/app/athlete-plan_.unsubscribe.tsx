import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { UnsubscribeScreen } from '../../../screens/athlete-plan/unsubscribe-screen.tsx';

export const Route = createFileRoute('/$lang/app/athlete-plan_/unsubscribe')({
  loader: async ({ context }) => (await context.api()).queries.plan.mine.fetch(undefined, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.plan_unsubscribe_title())] }),
  component: UnsubscribeScreen,
});
