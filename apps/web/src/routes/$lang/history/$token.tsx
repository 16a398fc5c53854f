import { createFileRoute, notFound } from '@tanstack/react-router';
import { unlisted } from '../../../browser/unlisted.ts';
import { NotFoundPage } from '../../../frame/not-found-page.tsx';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { PastPortfolioScreen } from '../../../screens/past-portfolio/past-portfolio-screen.tsx';

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
      pageTitle(loaderData ? m.past_head_title() : m.not_found_title()),
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
