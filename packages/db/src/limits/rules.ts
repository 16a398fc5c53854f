import { mailboxOf } from '@palmares/domain/account';
import { networkOf } from './network.ts';

/** Each has its own bucket. A network is an IPv4 address or an IPv6 /64: a household, or a school behind its router. */
export type Counted = 'account' | 'link' | 'mailbox' | 'network' | 'network and link' | 'network and mailbox';

export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  readonly per: Counted;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Counted in each process's memory: refusing a flood must be cheaper than answering it. */
export const floodRules = {
  'request-network': { points: 3000, seconds: MINUTE, per: 'network' },
  'api-network': { points: 600, seconds: MINUTE, per: 'network' },
  'api-account': { points: 600, seconds: MINUTE, per: 'account' },
  'edit-account': { points: 120, seconds: MINUTE, per: 'account' },
  // The stream may be folded from its first event.
  'moment-account': { points: 60, seconds: MINUTE, per: 'account' },
  'upload-attempt-account': { points: 90, seconds: HOUR, per: 'account' },
  'failure-report-network': { points: 30, seconds: HOUR, per: 'network' },
} as const satisfies Record<string, LimitRule>;

/** Counted in Postgres, shared by all processes. A network's quota leaves room for a class that signs up together. */
export const quotaRules = {
  'publish-account': { points: 30, seconds: HOUR, per: 'account' },
  'upload-account': { points: 30, seconds: HOUR, per: 'account' },
  'upload-unverified-account': { points: 12, seconds: HOUR, per: 'account' },
  'channel-account': { points: 20, seconds: HOUR, per: 'account' },
  'published-mail-account': { points: 1, seconds: HOUR, per: 'account' },
  'tries-mail-link': { points: 1, seconds: DAY, per: 'link' },
  'plan-mail-account': { points: 12, seconds: DAY, per: 'account' },
  'deletion-account': { points: 3, seconds: DAY, per: 'account' },
  'billing-account': { points: 20, seconds: HOUR, per: 'account' },
  'sign-up-network': { points: 60, seconds: HOUR, per: 'network' },
  'sign-in-network': { points: 100, seconds: 15 * MINUTE, per: 'network' },
  'sign-in-visitor': { points: 10, seconds: 15 * MINUTE, per: 'network and mailbox' },
  'sign-in-mailbox': { points: 200, seconds: HOUR, per: 'mailbox' },
  'reset-network': { points: 5, seconds: HOUR, per: 'network' },
  'reset-mailbox': { points: 3, seconds: HOUR, per: 'mailbox' },
  // One at sign-up, and as many as the account may request.
  'code-mailbox': { points: 12, seconds: DAY, per: 'mailbox' },
  'email-change-account': { points: 10, seconds: HOUR, per: 'account' },
  'email-change-mailbox': { points: 3, seconds: HOUR, per: 'mailbox' },
  'guardian-network': { points: 20, seconds: HOUR, per: 'network' },
  'guardian-account': { points: 5, seconds: DAY, per: 'account' },
  'guardian-mailbox': { points: 1, seconds: DAY, per: 'mailbox' },
  'guardian-receipt-network': { points: 10, seconds: HOUR, per: 'network' },
  'guardian-receipt-mailbox': { points: 2, seconds: DAY, per: 'mailbox' },
  'contact-network': { points: 10, seconds: HOUR, per: 'network' },
  'contact-mailbox': { points: 5, seconds: HOUR, per: 'mailbox' },
  'guardian-answer-network': { points: 30, seconds: HOUR, per: 'network' },
  'code-request-account': { points: 10, seconds: DAY, per: 'account' },
  'code-check-account': { points: 30, seconds: HOUR, per: 'account' },
  'passcode-visitor-first': { points: 5, seconds: DAY, per: 'network and link' },
  'passcode-visitor-next': { points: 1, seconds: HOUR / 10, per: 'network and link' },
  'pdf-network': { points: 60, seconds: HOUR, per: 'network' },
  'since-visit-network': { points: 120, seconds: HOUR, per: 'network' },
  'pdf-link': { points: 30, seconds: HOUR, per: 'link' },
  'passcode-link': { points: 60, seconds: HOUR, per: 'link' },
} as const satisfies Record<string, LimitRule>;

export type FloodName = keyof typeof floodRules;
export type QuotaName = keyof typeof quotaRules;
export type LimitName = FloodName | QuotaName;

const rules: Readonly<Record<LimitName, LimitRule>> = { ...floodRules, ...quotaRules };

const isLimitName = (name: string): name is LimitName => name in rules;

export const limitNames: readonly LimitName[] = Object.keys(rules).filter(isLimitName);

export const isFlood = (name: LimitName): name is FloodName => name in floodRules;

export const ruleOf = (name: LimitName): LimitRule => rules[name];

/** The key of a limit per network and mailbox. */
export const networkAndMailbox = (address: string, email: string): string =>
  `${networkOf(address)} ${mailboxOf(email)}`;

/** Returns the key of the bucket, which is the same for all spellings of one network or mailbox. */
export const bucketOf = (name: LimitName, key: string): string => {
  const { per } = ruleOf(name);
  if (per === 'network') return networkOf(key);
  return per === 'mailbox' ? mailboxOf(key) : key;
};
