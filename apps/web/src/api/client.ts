import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { tap } from '@trpc/server/observable';
import { noteAnswered } from '../browser/server-clock.ts';
import { withTimeLimit } from '../browser/time-limit.ts';
import { anotherAccount } from '../notices/another-account.ts';
import { getLocale } from '../paraglide/runtime.js';
import { MAX_BATCH } from '../server/limits/batch.ts';
import type { AppRouter } from './app-router.server.ts';
import { inProcessLink } from './in-process-link.server.ts';
import { accountHeader } from './page-account.ts';
import { traceparent } from './transport/traceparent.ts';
import { transformer } from './transport/transformer.ts';

export const trpc = createTRPCReact<AppRouter>();

const noteAnotherAccount: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(tap({ error: anotherAccount.noteFailure }));

const links = createIsomorphicFn()
  .server((): TRPCLink<AppRouter>[] => [inProcessLink])
  .client((): TRPCLink<AppRouter>[] => {
    const headers = (own?: unknown) => ({ 'x-palmares-language': getLocale(), ...accountHeader(own) });
    const sending = {
      url: '/api/trpc',
      transformer,
      fetch: withTimeLimit(async (address, init) => noteAnswered(await fetch(address, init))),
    };
    return [
      noteAnotherAccount,
      // A batch collects the queries of one account at the same moment. Changes are never batched.
      splitLink({
        condition: ({ type, context }) => type === 'mutation' || context.account !== undefined,
        true: httpLink({
          ...sending,
          headers: ({ op }) => ({ ...headers(op.context.account), ...traceparent(op.input) }),
        }),
        false: httpBatchLink({ ...sending, headers: () => headers(), maxItems: MAX_BATCH, maxURLLength: 2000 }),
      }),
    ];
  });

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
