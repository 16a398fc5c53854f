import { createIsomorphicFn } from '@tanstack/react-start';
import { serverNow } from '../browser/server-clock.ts';
import { clock } from './clock.server.ts';

/** Returns the server's time for what runs on the server and in the browser, such as a loader. */
export const pageTime = createIsomorphicFn()
  .server((): Date => clock.now())
  .client((): Date => serverNow());
