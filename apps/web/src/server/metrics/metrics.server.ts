import {
  connectionMetrics,
  eventLogMetrics,
  openingMetrics,
  securityMetrics,
  uploadMetrics,
} from '@palmares/db/metrics';
import { Registry } from 'prom-client';
import { instrumentsIn } from './instruments.server.ts';

const createMetrics = () => {
  const registry = new Registry();
  const instruments = instrumentsIn(registry);
  return {
    registry,
    instruments,
    connections: connectionMetrics(instruments),
    eventLog: eventLogMetrics(instruments),
    uploads: uploadMetrics(instruments),
    openings: openingMetrics(instruments),
    security: securityMetrics(instruments),
  };
};

let made: ReturnType<typeof createMetrics> | undefined;

/** This process's counters, created on first use. */
export const metrics = () => {
  made ??= createMetrics();
  return made;
};
