import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { ShareScreen } from '../../../../screens/share/share-screen.tsx';

export const Route = createFileRoute('/$lang/app/portfolio/share')({
  // Paths match in any case, so a permanent redirect leads from the specification's "Share" to the one spelling.
  beforeLoad: ({ location, params }) => {
    const rest = { search: true, hash: true, replace: true, statusCode: 308 } as const;
    if (!location.pathname.endsWith('/share')) throw redirect({ to: '/$lang/app/portfolio/share', params, ...rest });
  },
  loader: async ({ context }) => {
    const { sharing } = (await context.api()).queries;
    await Promise.all([
      sharing.mine.prefetch(),
      sharing.link.prefetch({ linkId: null }),
      sharing.links.prefetchInfinite({ search: '' }),
      sharing.ended.prefetchInfinite({}),
    ]);
  },
  head: () => ({ meta: [pageTitle(m.share_title())] }),
  component: ShareScreen,
});
