import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { log } from '../log.server.ts';
import { appRouter } from './app-router.server.ts';
import { contextOf } from './context.server.ts';

export const answerApiCall = (request: Request): Promise<Response> =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => contextOf(request),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        log().error({ err: error.cause ?? error, path }, 'a procedure failed');
    },
  });
