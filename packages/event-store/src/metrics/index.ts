export { type ConnectionMetrics, connectionMetrics } from './connection-metrics.ts';
export { eventLogMetrics } from './event-log-metrics.ts';
export type { Instruments } from './instruments.ts';
export { projectorMetrics } from './projector-metrics.ts';
export { eventStoreReadings, gaugeMaker, type Reading, type Value } from './readings.ts';
export { rootMetrics } from './root-metrics.ts';
