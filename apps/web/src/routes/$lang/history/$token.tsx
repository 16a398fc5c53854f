import { createFileRoute, notFound } from '@tanstack/react-router';
import type { PastPortfolio } from '../../../api/past-portfolio/open-past-portfolio.server.ts';
import { unlisted } from '../../../browser/unlisted.ts';
import { NotFoundPage } from '../../../frame/not-found-page.tsx';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { PastPortfolioScreen } from '../../../screens/past-portfolio/past-portfolio-screen.tsx';

const titleOf = (past: Pick<PastPortfolio, 'kind'> | undefined): string => {
  if (!past) return m.not_found_title();
  return past.kind === 'opening' ? m.past_opening_head() : m.past_head_title();
};

export const Route = createFileRoute('/$lang/history/$token')({
  loader: async ({ context, params }) => {
    const past = await (await context.api()).client.pastPortfolio.open.query({
      token: params.token,
      language: params.lang,
    });
    if (!past) throw notFound();
    return past;
  },
  head: ({ loaderData }) => ({
    meta: [
      pageTitle(titleOf(loaderData)),
      { name: 'robots', content: unlisted },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: PastPortfolioPage,
  notFoundComponent: NotFoundPage,
});

function PastPortfolioPage() {
  return <PastPortfolioScreen past={Route.useLoaderData()} />;
}
