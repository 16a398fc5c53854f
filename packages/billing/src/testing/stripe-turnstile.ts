import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';

export interface HeldCall {
  /** Resolves once the call is held. */
  readonly reached: Promise<void>;
  release(): void;
}

export interface StripeTurnstile {
  readonly url: string;
  /** Holds the next call of this kind, such as `POST /v1/checkout/sessions/:id/expire`, before it reaches Stripe. */
  hold(call: string): HeldCall;
  close(): Promise<void>;
}

const kindOf = ({ method, url = '' }: IncomingMessage): string =>
  `${method} ${url.replace(/\?.*/, '').replace(/\/[a-z]+_\w+/g, '/:id')}`;

/** Passes calls on to the simulator, and lets a test hold one to decide what happens meanwhile. */
export const startStripeTurnstile = async (simulatorUrl: string): Promise<StripeTurnstile> => {
  const held = new Map<string, () => Promise<void>>();

  const server = createServer(async (asked, response) => {
    const kind = kindOf(asked);
    const pass = held.get(kind);
    held.delete(kind);
    await pass?.();
    const { method = 'GET', url = '', headers } = asked;
    const passed = request(new URL(url, simulatorUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    hold: (call) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(call, () => {
        reached.resolve();
        return released.promise;
      });
      return { reached: reached.promise, release: released.resolve };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
