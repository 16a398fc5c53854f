export { databaseMetrics } from './database-metrics.ts';
export { eventLogMetrics } from './event-log-metrics.ts';
export type { Counter, Description, Gauge, Histogram, Instruments, Labels } from './instruments.ts';
export { type ProjectorMetrics, projectorMetrics } from './projector-metrics.ts';
export { rootMetrics } from './root-metrics.ts';
export { type Exposition, type MetricsAddress, type MetricsServer, serveMetrics } from './serve-metrics.ts';
