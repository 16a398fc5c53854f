import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import superjson from 'superjson';
import { ApiProvider } from './api/api-provider.tsx';
import { createApiClient, createApiQueries } from './api/client.ts';
import { routeTree } from './routeTree.gen.ts';
import { cspNonce } from './shell/csp-nonce.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PagePreloader } from './shell/page-preloader.tsx';

export const getRouter = () => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
  const apiClient = createApiClient();
  const nonce = cspNonce();
  const router = createRouter({
    routeTree,
    context: { queryClient, apiClient, api: createApiQueries(queryClient, apiClient) },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePreloader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    InnerWrap: ApiProvider,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
