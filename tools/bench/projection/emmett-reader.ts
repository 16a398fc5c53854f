import { postgreSQLEventStoreConsumer, postgreSQLProjection } from '@event-driven-io/emmett-postgresql';
import type { MottoWritten } from '../peers/emmett.ts';
import { markSeen } from './seen.ts';

/** Emmett's consumer with one asynchronous projection, as documented: batches of 100 at its own pace. */
export const readWithEmmett = (connectionString: string): { stop(): Promise<void> } => {
  const consumer = postgreSQLEventStoreConsumer({ connectionString });
  consumer.projector<MottoWritten>({
    projection: postgreSQLProjection<MottoWritten>({
      name: 'seen',
      canHandle: ['MottoWritten'],
      handle: async (events, { connection }) => {
        for (const { metadata } of events)
          await connection.client.query({ name: 'seen', text: markSeen, values: [metadata.messageId] });
      },
    }),
  });
  void consumer.start();
  return { stop: () => consumer.close() };
};
