import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { unsentPortfolio } from '../../../portfolio-page/unsent-portfolio.ts';
import { NotPublicPage } from '../../../screens/scout-view/not-public-page.tsx';
import { PasscodeFormLater } from '../../../screens/scout-view/passcode-form-later.ts';
import { readRefusal } from '../../../screens/scout-view/refused-passcode.ts';
import { type ScoutView, ScoutViewScreen } from '../../../screens/scout-view/scout-view-screen.tsx';
import { sharedHead } from '../../../screens/scout-view/shared-head.ts';
import { publicOrigin } from '../../../server/public-origin.ts';

const titleOf = (opened: ScoutView | undefined): string => {
  if (opened?.state === 'open') return opened.name;
  return opened?.state === 'passcode' ? m.scout_locked_title() : m.scout_not_public_title();
};

export const Route = createFileRoute('/$lang/athletes/$publishToken')({
  validateSearch: readRefusal,
  // The server rendered the page, so its data stays fresh until the document is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context, params }): Promise<ScoutView> => {
    const opened = await (await context.api()).client.sharedPortfolio.open.query({
      token: params.publishToken,
      language: params.lang,
    });
    if (opened.state === 'not_public') throw notFound();
    if (opened.state === 'replaced')
      throw redirect({
        to: '/$lang/athletes/$publishToken',
        params: { lang: params.lang, publishToken: opened.token },
        statusCode: 303,
      });
    if (opened.state === 'passcode') {
      await PasscodeFormLater.preload?.();
      return opened;
    }
    const { portfolio, versions } = opened;
    const name = `${portfolio.firstName} ${portfolio.lastName}`;
    return { state: 'open', name, versions, portfolio: unsentPortfolio(opened) };
  },
  head: ({ loaderData, params }) => ({
    meta: [pageTitle(titleOf(loaderData)), ...sharedHead(publicOrigin(), params.lang)],
  }),
  component: SharedPortfolioPage,
  notFoundComponent: NotPublicPage,
});

function SharedPortfolioPage() {
  const opened = Route.useLoaderData();
  const { publishToken } = Route.useParams();
  return <ScoutViewScreen opened={opened} publishToken={publishToken} refusal={Route.useSearch()} />;
}
