import { createIsomorphicFn } from '@tanstack/react-start';
import { config } from './config.server.ts';

/** The site's public origin; behind a proxy, not the one on which this process listens. */
export const publicOrigin = createIsomorphicFn()
  .server((): string => config().publicUrl.origin)
  .client((): string => window.location.origin);
