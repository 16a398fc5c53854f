export { databaseMetrics } from './database-metrics.ts';
export { eventLogMetrics } from './event-log-metrics.ts';
export type { Counter, Description, Gauge, Histogram, Instruments, Labels } from './instruments.ts';
export { type ProjectorMetrics, projectorMetrics } from './projector-metrics.ts';
