import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { appRouter } from './app-router.server.ts';
import { contextOf } from './context.server.ts';
import { logFailedCall } from './log-failed-call.server.ts';

export const answerApiCall = (request: Request): Promise<Response> =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => contextOf(request),
    onError: logFailedCall,
  });
