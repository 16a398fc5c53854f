import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import { getLocale } from '../paraglide/runtime.js';
import type { AppRouter } from './app-router.server.ts';
import { inProcessLink } from './in-process-link.server.ts';

export const trpc = createTRPCReact<AppRouter>();

const links = createIsomorphicFn()
  .server((): TRPCLink<AppRouter>[] => [inProcessLink])
  .client((): TRPCLink<AppRouter>[] => [
    httpBatchLink({
      url: '/api/trpc',
      transformer: superjson,
      maxURLLength: 2000,
      headers: () => ({ 'x-palmares-language': getLocale() }),
    }),
  ]);

export const createApiClient = () => createTRPCClient<AppRouter>({ links: links() });

export type ApiClient = ReturnType<typeof createApiClient>;

export const createApiQueries = (queryClient: QueryClient, client: ApiClient) =>
  createTRPCQueryUtils({ queryClient, client });

export type ApiQueries = ReturnType<typeof createApiQueries>;
