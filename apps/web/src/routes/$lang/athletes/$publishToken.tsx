import { createFileRoute, notFound } from '@tanstack/react-router';
import type { OpenedPortfolio } from '../../../api/shared-portfolio/open-portfolio.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { NotPublicPage } from '../../../screens/scout-view/not-public-page.tsx';
import { readRefusal } from '../../../screens/scout-view/refused-passcode.ts';
import { ScoutViewScreen } from '../../../screens/scout-view/scout-view-screen.tsx';

const titleOf = (opened: OpenedPortfolio | undefined): string => {
  if (opened?.state === 'open') return `${opened.portfolio.firstName} ${opened.portfolio.lastName}`;
  return opened?.state === 'passcode' ? m.scout_locked_title() : m.scout_not_public_title();
};

export const Route = createFileRoute('/$lang/athletes/$publishToken')({
  validateSearch: readRefusal,
  loader: async ({ context, params }) => {
    const opened = await (await context.api()).client.sharedPortfolio.open.query({
      token: params.publishToken,
      language: params.lang,
    });
    if (opened.state === 'not_public') throw notFound();
    return opened;
  },
  head: ({ loaderData }) => ({
    meta: [
      pageTitle(titleOf(loaderData)),
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: SharedPortfolioPage,
  notFoundComponent: NotPublicPage,
});

function SharedPortfolioPage() {
  const opened = Route.useLoaderData();
  const { publishToken } = Route.useParams();
  return <ScoutViewScreen opened={opened} publishToken={publishToken} refusal={Route.useSearch()} />;
}
