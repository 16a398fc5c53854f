export { type ConnectionMetrics, connectionMetrics } from '@palmares/event-store/metrics/connection-metrics';
export type { Instruments } from '@palmares/event-store/metrics/instruments';
export { projectorMetrics } from '@palmares/event-store/metrics/projector-metrics';
export { rootMetrics } from '@palmares/event-store/metrics/root-metrics';
export { databaseMetrics } from './database-metrics.ts';
export { eventLogMetrics } from './event-store-metrics.ts';
export { type MetricsAddress, type MetricsServer, serveMetrics } from './serve-metrics.ts';
