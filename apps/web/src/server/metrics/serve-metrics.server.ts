import { followers } from '@palmares/db';
import { databaseMetrics, type MetricsServer, serveMetrics } from '@palmares/db/metrics';
import { collectDefaultMetrics } from 'prom-client';
import { config } from '../config.server.ts';
import { metrics } from './metrics.server.ts';

/** Serves metrics on their own configured address, if there is one. */
export const serveAppMetrics = async (
  openDatabase: Parameters<typeof databaseMetrics>[0]['open'],
): Promise<MetricsServer | undefined> => {
  const { metrics: address } = config();
  if (!address) return undefined;
  const { registry, instruments } = metrics();
  collectDefaultMetrics({ register: registry });
  const readDatabase = databaseMetrics({ instruments, subscribers: followers, open: openDatabase });
  return serveMetrics(address, {
    '/metrics': async () => {
      await readDatabase();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  });
};
