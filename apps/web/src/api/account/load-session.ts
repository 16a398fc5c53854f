import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import type { Api } from '../client.ts';
import { services } from '../transport/services.server.ts';
import { sessionKey } from './session-key.server.ts';

interface LoadSessionContext {
  readonly queryClient: QueryClient;
  readonly api: () => Promise<Api>;
}

const ask = async ({ api }: LoadSessionContext) => (await api()).queries.account.session.ensureData();

/** Returns the session. On the server, a visitor without the session's cookie gets null without a procedure call. */
export const loadSession = createIsomorphicFn()
  .server(async (context: LoadSessionContext): ReturnType<typeof ask> => {
    const { lucia } = await services();
    if (getCookie(lucia.sessionCookieName)) return ask(context);
    // The browser gets the answer with the page, and so does not ask for it.
    context.queryClient.setQueryData(sessionKey, null);
    return null;
  })
  .client(ask);
