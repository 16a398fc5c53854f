import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { ExplorePage, loadExplore } from '../../../../../site/explore/explore-page.tsx';

export const Route = createFileRoute('/$lang/app/identity/explore/')({
  loader: ({ context }) => loadExplore(context.api),
  head: () => ({ meta: [pageTitle(m.explore_title())] }),
  component: ExplorePage,
});
