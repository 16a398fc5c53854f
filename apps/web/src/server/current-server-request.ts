import { createIsomorphicFn } from '@tanstack/react-start';
import { currentRequestId } from './request-scope.server.ts';

/** The id of the request that is being answered; undefined in a browser. */
export const currentServerRequest = createIsomorphicFn()
  .server((): string | undefined => currentRequestId())
  .client((): string | undefined => undefined);
