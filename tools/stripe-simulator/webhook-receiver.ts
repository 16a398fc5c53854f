import { serve } from 'srvx/node';

export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** While broken it answers 503 and takes nothing. */
  broken: boolean;
  readonly refused: () => number;
  /** Waits for the next delivery that fits and takes it out. */
  next(fits: (delivery: Delivery) => boolean): Promise<Delivery>;
  close(): Promise<void>;
}

/** What a test puts at the other end of the simulator's webhooks. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const taken: Delivery[] = [];
  const waiting: { fits: (delivery: Delivery) => boolean; resolve: (delivery: Delivery) => void }[] = [];
  let refused = 0;

  const settle = (): void => {
    for (const [index, { fits, resolve }] of waiting.entries()) {
      const found = taken.findIndex(fits);
      const [delivery] = found === -1 ? [] : taken.splice(found, 1);
      if (!delivery) continue;
      waiting.splice(index, 1);
      resolve(delivery);
      settle();
      return;
    }
  };

  const receiver = {
    url: '',
    broken: false,
    refused: () => refused,
    next: (fits: (delivery: Delivery) => boolean) =>
      new Promise<Delivery>((resolve) => {
        waiting.push({ fits, resolve });
        settle();
      }),
    close: () => server.close(true),
  };

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      if (receiver.broken) {
        refused += 1;
        return new Response(null, { status: 503 });
      }
      taken.push({ body: await request.text(), signature: request.headers.get('stripe-signature') ?? '' });
      settle();
      return new Response(null, { status: 204 });
    },
  });
  await server.ready();
  receiver.url = `${server.url ?? ''}api/stripe/webhook`;
  return receiver;
};
