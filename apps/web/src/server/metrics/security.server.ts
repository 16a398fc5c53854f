import type { LimitName } from '@palmares/db/limits';
import type { SecurityEvent } from '@palmares/db/metrics';
import { log } from '../log.server.ts';
import { metrics } from './metrics.server.ts';

/** Ids and codes only: no name, address or token. */
interface Details {
  readonly athleteId?: string;
  readonly code?: string;
}

/** Counts and logs a security event. */
export const noteSecurityEvent = (event: SecurityEvent, details: Details = {}): void => {
  metrics().security.onEvent(event);
  log().info({ event, ...details }, 'security');
};

/** Counts each refusal by a limit, and logs the first one of a period, so that a flood does not fill the log. */
export const noteLimitReached = (limit: LimitName, { first }: { readonly first: boolean }): void => {
  metrics().security.onLimitReached(limit);
  if (first) log().warn({ event: 'limit_reached', limit }, 'security');
};

/** Counts a call that was refused because the queue of those that hash was full. */
export const noteHashRefused = (): void => metrics().security.onHashRefused();
