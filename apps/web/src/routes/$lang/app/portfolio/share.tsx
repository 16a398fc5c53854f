import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { ShareScreen } from '../../../../screens/share/share-screen.tsx';

export const Route = createFileRoute('/$lang/app/portfolio/share')({
  // Paths match in any case; redirect to one spelling.
  beforeLoad: ({ location, params }) => {
    if (!location.pathname.endsWith('/share')) throw redirect({ to: '/$lang/app/portfolio/share', params });
  },
  loader: async ({ context }) => {
    const { sharing, openings } = (await context.api()).queries;
    await Promise.all([sharing.mine.prefetch(), openings.mine.prefetch()]);
  },
  head: () => ({ meta: [pageTitle(m.share_title())] }),
  component: ShareScreen,
});
