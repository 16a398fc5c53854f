import type { RequestListener } from 'node:http';
import type { ServerOptions } from 'srvx';
import { serve } from 'srvx/node';

/** Adapts a fetch handler to `node:http`. srvx only translates requests and answers; it never listens itself. */
export const createAppListener = (fetch: ServerOptions['fetch']): RequestListener => {
  const { node } = serve({ fetch, manual: true, silent: true, gracefulShutdown: false });
  if (!node) throw new Error('srvx made no handler for Node');
  return node.handler;
};
