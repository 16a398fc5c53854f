import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** While true, answers 503 and stores nothing. */
  broken: boolean;
  /** Number of refused deliveries. */
  refused(): number;
  /** Waits for the next matching delivery and removes it. */
  next(fits: (delivery: Delivery) => boolean): Promise<Delivery>;
  close(): Promise<void>;
}

interface PendingDelivery {
  fits(delivery: Delivery): boolean;
  resolve(delivery: Delivery): void;
}

/** A webhook endpoint for tests. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const taken: Delivery[] = [];
  const pending: PendingDelivery[] = [];
  let refused = 0;

  const settle = (): void => {
    for (const [index, { fits, resolve }] of pending.entries()) {
      const found = taken.findIndex(fits);
      const [delivery] = found === -1 ? [] : taken.splice(found, 1);
      if (!delivery) continue;
      pending.splice(index, 1);
      resolve(delivery);
      settle();
      return;
    }
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (receiver.broken) {
      refused += 1;
      response.writeHead(503).end();
      return;
    }
    taken.push({ body, signature: String(request.headers['stripe-signature'] ?? '') });
    settle();
    response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    broken: false,
    refused: () => refused,
    next: (fits) =>
      new Promise((resolve) => {
        pending.push({ fits, resolve });
        settle();
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
};
