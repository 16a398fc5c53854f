import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { getLocale } from '../paraglide/runtime.js';
import { MAX_BATCH } from '../server/limits/batch.ts';
import type { AppRouter } from './app-router.server.ts';
import { inProcessLink } from './in-process-link.server.ts';
import { transformer } from './transport/transformer.ts';

export const trpc = createTRPCReact<AppRouter>();

const links = createIsomorphicFn()
  .server((): TRPCLink<AppRouter>[] => [inProcessLink])
  .client((): TRPCLink<AppRouter>[] => [
    httpBatchLink({
      url: '/api/trpc',
      transformer,
      maxItems: MAX_BATCH,
      maxURLLength: 2000,
      headers: () => ({ 'x-palmares-language': getLocale() }),
    }),
  ]);

const createApi = (queryClient: QueryClient) => {
  const client = createTRPCClient<AppRouter>({ links: links() });
  return {
    client,
    /** Typed fetching for loaders, into the cache that the hooks read: `queries.portfolio.mine.ensureData()`. */
    queries: createTRPCQueryUtils({ queryClient, client }),
  };
};

export type Api = ReturnType<typeof createApi>;
export type ApiClient = Api['client'];

const apis = new WeakMap<QueryClient, Api>();

/** One client per query client: a single one in the browser, one per request on the server. */
export const apiOf = (queryClient: QueryClient): Api => {
  const known = apis.get(queryClient);
  if (known) return known;
  const api = createApi(queryClient);
  apis.set(queryClient, api);
  return api;
};
