import { startTracing } from '@palmares/db/tracing';
import { config } from '../config.server.ts';
import { log } from '../log.server.ts';

export const startTraces = () =>
  startTracing({
    service: 'palmares-web',
    config: config().tracing,
    onFailed: (err) => log().warn({ err }, 'spans could not be sent'),
  });
