import type { RequestListener } from 'node:http';
import type { ServerOptions } from 'srvx';
import { serve } from 'srvx/node';

type AppOptions = Pick<ServerOptions, 'fetch' | 'trustProxy' | 'maxRequestBodySize'>;

/** Adapts a fetch handler to `node:http`. srvx translates requests and answers and never listens itself. */
export const createAppListener = (options: AppOptions): RequestListener => {
  const { node } = serve({ ...options, manual: true, silent: true, gracefulShutdown: false });
  if (!node) throw new Error('srvx made no handler for Node');
  return node.handler;
};
