export { type ConnectionMetrics, connectionMetrics } from '@palmares/event-store/metrics/connection-metrics';
export type {
  Counter,
  Description,
  Gauge,
  Histogram,
  Instruments,
  Labels,
} from '@palmares/event-store/metrics/instruments';
export { type ProjectorMetrics, projectorMetrics } from '@palmares/event-store/metrics/projector-metrics';
export { rootMetrics } from '@palmares/event-store/metrics/root-metrics';
export { databaseMetrics } from './database-metrics.ts';
export { eventLogMetrics } from './event-store-metrics.ts';
export { type Exposition, type MetricsAddress, type MetricsServer, serveMetrics } from './serve-metrics.ts';
