import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { ShareScreen } from '../../../../screens/share/share-screen.tsx';

export const Route = createFileRoute('/$lang/app/portfolio/share')({
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
