import { networkOf } from './network.ts';

/** Who is counted. A network is an IPv4 address or an IPv6 /64: one household, or one school behind its router. */
export type Counted = 'account' | 'link' | 'mailbox' | 'network' | 'network and link';

interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  readonly per: Counted;
  /**
   * `installation`: one counter in Postgres for all processes. `process`: one in the memory of each, for floods,
   * which must be cheaper to refuse than to answer.
   */
  readonly scope: 'installation' | 'process';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A network may be a whole school: its limits leave room for a class that signs up together. */
export const limitRules = {
  'request-address': { points: 3000, seconds: MINUTE, per: 'network', scope: 'process' },
  'api-address': { points: 600, seconds: MINUTE, per: 'network', scope: 'process' },
  'api-account': { points: 600, seconds: MINUTE, per: 'account', scope: 'process' },
  'edit-account': { points: 120, seconds: MINUTE, per: 'account', scope: 'process' },
  'publish-account': { points: 30, seconds: HOUR, per: 'account', scope: 'installation' },
  'billing-account': { points: 20, seconds: HOUR, per: 'account', scope: 'installation' },
  'published-mail-account': { points: 1, seconds: HOUR, per: 'account', scope: 'installation' },
  'sign-up-address': { points: 60, seconds: HOUR, per: 'network', scope: 'installation' },
  'sign-in-address': { points: 100, seconds: 15 * MINUTE, per: 'network', scope: 'installation' },
  'sign-in-email': { points: 10, seconds: 15 * MINUTE, per: 'mailbox', scope: 'installation' },
  'code-request-account': { points: 10, seconds: DAY, per: 'account', scope: 'installation' },
  'code-check-account': { points: 30, seconds: HOUR, per: 'account', scope: 'installation' },
  'passcode-visitor-first': { points: 5, seconds: DAY, per: 'network and link', scope: 'installation' },
  'passcode-visitor-next': { points: 1, seconds: HOUR / 10, per: 'network and link', scope: 'installation' },
  'passcode-link': { points: 60, seconds: HOUR, per: 'link', scope: 'installation' },
  'failure-report-address': { points: 30, seconds: HOUR, per: 'network', scope: 'process' },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

export const ruleOf = (name: LimitName): LimitRule => limitRules[name];

export const limitNames = Object.keys(limitRules).filter((name): name is LimitName => name in limitRules);

const mailbox = (email: string): string => email.trim().toLowerCase();

/** Two spellings of one network or mailbox share a bucket. */
export const bucketOf = (name: LimitName, key: string): string => {
  const { per } = ruleOf(name);
  if (per === 'network') return networkOf(key);
  return per === 'mailbox' ? mailbox(key) : key;
};
