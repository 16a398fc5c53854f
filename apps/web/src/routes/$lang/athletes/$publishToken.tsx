import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { NotPublicPage } from '../../../screens/scout-view/not-public-page.tsx';
import { readRefusal } from '../../../screens/scout-view/refused-passcode.ts';
import { ScoutViewScreen } from '../../../screens/scout-view/scout-view-screen.tsx';
import { pageTitle } from '../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken')({
  validateSearch: readRefusal,
  loader: async ({ context, params }) => {
    const opened = await context.apiClient.sharedPortfolio.open.query({ token: params.publishToken });
    if (opened.state === 'not_public') throw notFound();
    return opened;
  },
  head: ({ loaderData }) => ({
    meta: [
      pageTitle(
        loaderData?.state === 'open'
          ? `${loaderData.portfolio.firstName} ${loaderData.portfolio.lastName}`
          : m.scout_locked_title(),
      ),
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
