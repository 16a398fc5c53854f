import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { parseSearch, stringifySearch } from './addresses/search-text.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { PagePreloader } from './frame/page-preloader.tsx';
import { scrollRule } from './frame/scrolling/scroll-reset.ts';
import { followPath } from './i18n/language-of-path.ts';
import { isUnauthorized } from './notices/error-status.ts';
import { routeTree } from './routeTree.gen.ts';
import { cspNonce } from './server/csp-nonce.ts';

export const getRouter = () => {
  followPath();
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isUnauthorized(error) && onSessionEnded() }),
    defaultOptions: {
      // Offline, a query fails at once instead of waiting, so that the page can say so, or the device can answer.
      queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
    },
  });
  const api = async () => (await import('./api/client.ts')).apiOf(queryClient);
  const nonce = cspNonce();
  const router = createRouter({
    routeTree,
    context: { queryClient, api },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    scrollRestoration: (arrival) => mayScroll(arrival),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The previous page stays for 400 ms, then the preloader shows long enough not to flash.
    defaultPendingMs: 400,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePreloader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  const mayScroll = scrollRule(router);
  /** When the session has ended elsewhere, queries it again, and the routes' guards redirect. */
  const onSessionEnded = async () => {
    if (router.isServer) return;
    await (await api()).queries.account.session.fetch(undefined, { staleTime: 0 });
    await router.invalidate();
  };
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
