import { connect, createKeyring, createProjector, type Jobs, subscribers } from '@palmares/db';
import type { Subscriber } from '@palmares/event-store/projector';
import { sql } from 'kysely';

/**
 * `product` means all the worker's subscribers; `seen` means one row per event, with the number of times it was
 * applied.
 */
export type SubscriberSet = 'product' | 'seen';

const noJobs: Jobs = { enqueue: async () => undefined, close: async () => undefined };

const seen: Subscriber = {
  name: 'seen',
  kinds: ['portfolio'],
  handle: async (tx, { eventId }) => {
    await sql`insert into bench_seen (event_id) values (${eventId})
      on conflict (event_id) do update set times = bench_seen.times + 1`.execute(tx);
  },
};

const sets: Readonly<Record<SubscriberSet, readonly Subscriber[]>> = { product: subscribers(noJobs), seen: [seen] };

export const subscribersIn = (asked: readonly SubscriberSet[]): readonly Subscriber[] =>
  asked.flatMap((set) => sets[set]);

/** The product's projector, as the worker starts it. */
export const readWithOurs = (
  url: string,
  masterKey: Buffer,
  asked: readonly SubscriberSet[],
): { stop(): Promise<void> } => {
  const database = connect({ url, applicationName: 'palmares bench projector', prepared: true });
  const projector = createProjector({
    database,
    keyring: createKeyring({ masterKey }),
    subscribers: subscribersIn(asked),
    onError: (error) => console.error(error),
  });
  projector.start();
  return {
    async stop() {
      await projector.stop();
      await database.close();
    },
  };
};
