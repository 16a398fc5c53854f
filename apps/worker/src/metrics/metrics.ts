import type { Queryable } from '@palmares/db/database';
import {
  databaseMetrics,
  eventLogMetrics,
  type MetricsAddress,
  type MetricsServer,
  projectorMetrics,
  serveMetrics,
} from '@palmares/db/metrics/index';
import { followers, subscriberNames } from '@palmares/db/projections/subscribers';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { instrumentsIn } from './instruments.ts';

/** What the worker counts as it works, and shows together with what the database knows. */
export const createMetrics = (db: Queryable) => {
  const registry = new Registry();
  const instruments = instrumentsIn(registry);
  const readDatabase = databaseMetrics({ instruments, subscribers: followers, open: async () => db });
  return {
    eventLog: eventLogMetrics(instruments),
    projector: projectorMetrics(instruments, subscriberNames),
    serve: (address: MetricsAddress): Promise<MetricsServer> => {
      collectDefaultMetrics({ register: registry });
      return serveMetrics(address, async () => {
        await readDatabase();
        return { contentType: registry.contentType, text: await registry.metrics() };
      });
    },
  };
};
