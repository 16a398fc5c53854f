import { createIsomorphicFn } from '@tanstack/react-start';
import { config } from './config.server.ts';

/** Where the site is for everybody, which behind a proxy is not where this process listens. */
export const publicOrigin = createIsomorphicFn()
  .server((): string => config().publicUrl.origin)
  .client((): string => window.location.origin);
