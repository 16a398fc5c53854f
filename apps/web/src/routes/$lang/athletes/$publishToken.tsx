import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isRefusalOver } from '../../../api/forms/no-cookies.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { NotPublicPage } from '../../../screens/shared-portfolio/not-public-page.tsx';
import { PasscodeFormLater } from '../../../screens/shared-portfolio/passcode-form-later.ts';
import { readRefusal } from '../../../screens/shared-portfolio/refused-passcode.ts';
import { sharedHead } from '../../../screens/shared-portfolio/shared-head.ts';
import {
  SharedPortfolioScreen,
  type SharedPortfolioScreenData,
} from '../../../screens/shared-portfolio/shared-portfolio-screen.tsx';
import { publicOrigin } from '../../../server/public-origin.ts';
import { unsentPortfolio } from '../../../shared-portfolio/unsent-portfolio.ts';

const titleOf = (opened: SharedPortfolioScreenData | undefined): string => {
  if (opened?.state === 'open') return opened.name;
  return opened?.state === 'passcode' ? m.shared_locked_title() : m.shared_not_public_title();
};

export const Route = createFileRoute('/$lang/athletes/$publishToken')({
  validateSearch: readRefusal,
  // The server rendered the page, so its data stays fresh until the document is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search: { refused } }) => ({ refused }),
  loader: async ({ context, params, deps: { refused } }): Promise<SharedPortfolioScreenData> => {
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
    // There are cookies after all, and the address must not say otherwise when it is sent on.
    if (isRefusalOver(refused) || (opened.state === 'open' && refused === 'no_cookies'))
      throw redirect({ to: '/$lang/athletes/$publishToken', params, search: {}, statusCode: 303 });
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
  return <SharedPortfolioScreen opened={opened} publishToken={publishToken} refusal={Route.useSearch()} />;
}
