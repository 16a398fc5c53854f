import type { RequestListener } from 'node:http';
import type { ServerOptions } from 'srvx';
import { serve } from 'srvx/node';

/**
 * Adapts a fetch handler to `node:http`. srvx only translates requests and answers; it never listens itself. `failed`
 * answers what the handler throws.
 */
export const createAppListener = (
  fetch: ServerOptions['fetch'],
  failed: (error: unknown) => Response,
): RequestListener => {
  const { node } = serve({ fetch, error: failed, manual: true, silent: true, gracefulShutdown: false });
  if (!node) throw new Error('srvx made no handler for Node');
  return node.handler;
};
