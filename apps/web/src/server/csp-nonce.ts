import { createIsomorphicFn } from '@tanstack/react-start';
import { requestScope } from './request-scope.server.ts';

export const cspNonce = createIsomorphicFn()
  .server((): string | undefined => requestScope().nonce)
  .client((): string | undefined => undefined);
