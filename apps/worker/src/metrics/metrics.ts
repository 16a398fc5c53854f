import { followers, type Queryable, subscriberNames } from '@palmares/db';
import {
  connectionMetrics,
  databaseMetrics,
  eventLogMetrics,
  fileMetrics,
  type MetricsAddress,
  type MetricsServer,
  projectorMetrics,
  rootMetrics,
  serveMetrics,
} from '@palmares/db/metrics';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { HealthPages } from '../health/health-pages.ts';
import { instrumentsIn } from './instruments.ts';

/** The worker's metrics: its own counters, and gauges that each scrape reads from the database and the roots folder. */
export const createMetrics = (db: Queryable, rootsFolder?: string) => {
  const registry = new Registry();
  const instruments = instrumentsIn(registry);
  const readDatabase = databaseMetrics({ instruments, subscribers: followers, open: async () => db });
  const readRoots = rootMetrics(instruments, rootsFolder);
  return {
    connections: connectionMetrics(instruments),
    eventLog: eventLogMetrics(instruments),
    files: fileMetrics(instruments),
    projector: projectorMetrics(instruments, subscriberNames),
    serve: (address: MetricsAddress, health: HealthPages): Promise<MetricsServer> => {
      collectDefaultMetrics({ register: registry });
      return serveMetrics(address, {
        ...health,
        '/metrics': async () => {
          await Promise.all([readDatabase(), readRoots()]);
          return { contentType: registry.contentType, text: await registry.metrics() };
        },
      });
    },
  };
};
