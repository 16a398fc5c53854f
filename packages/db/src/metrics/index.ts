export {
  type ConnectionMetrics,
  connectionMetrics,
  type Instruments,
  projectorMetrics,
  rootMetrics,
} from '@palmares/event-store/metrics';
export { databaseMetrics } from './database-metrics.ts';
export { eventLogMetrics } from './event-store-metrics.ts';
export { fileMetrics, type ProcessedFile, uploadMetrics } from './file-metrics.ts';
export { openingMetrics } from './opening-metrics.ts';
export { type SecurityEvent, securityMetrics } from './security-metrics.ts';
export { type MetricsAddress, type MetricsServer, type OperationsAnswer, serveMetrics } from './serve-metrics.ts';
