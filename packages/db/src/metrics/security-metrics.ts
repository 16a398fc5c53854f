import type { Instruments } from '@palmares/event-store/metrics';
import { type LimitName, limitNames } from '../limits/rules.ts';

export const securityEvents = [
  'deletion_requested',
  'deletion_undone',
  'log_in',
  'log_in_refused',
  'passcode_refused',
  'password_reset',
  'password_reset_refused',
  'reset_link_refused',
  'reset_link_requested',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export interface SecurityMetrics {
  onEvent(event: SecurityEvent): void;
  onLimitReached(limit: LimitName): void;
  onHashRefused(): void;
}

/** Metrics of what guards the accounts and links of this process. */
export const securityMetrics = ({ counter }: Instruments): SecurityMetrics => {
  const events = counter({
    name: 'palmares_security_events_total',
    help: 'Log-ins, refused log-ins and passcodes, password resets and deletion requests, by event.',
    labelNames: ['event'],
  });
  const limits = counter({
    name: 'palmares_limits_reached_total',
    help: 'Requests and attempts this process refused because a limit was reached, by limit.',
    labelNames: ['limit'],
  });
  const hashes = counter({
    name: 'palmares_hashes_refused_total',
    help: 'Calls this process refused because the queue of those that hash a secret was full.',
    labelNames: [],
  });
  hashes.inc({}, 0);
  for (const event of securityEvents) events.inc({ event }, 0);
  for (const limit of limitNames) limits.inc({ limit }, 0);
  return {
    onEvent: (event) => events.inc({ event }),
    onLimitReached: (limit) => limits.inc({ limit }),
    onHashRefused: () => hashes.inc({}),
  };
};
