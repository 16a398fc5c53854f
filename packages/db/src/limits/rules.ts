import { networkOf } from './network.ts';

interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  /** Two spellings of one visitor or mailbox share a bucket. */
  readonly normalise?: (key: string) => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const mailbox = (email: string): string => email.trim().toLowerCase();

/** An address may be a whole school behind one router: its limits leave room for a class that signs up together. */
export const limitRules = {
  'api-address': { points: 600, seconds: MINUTE, normalise: networkOf },
  'sign-up-address': { points: 60, seconds: HOUR, normalise: networkOf },
  'sign-in-address': { points: 100, seconds: 15 * MINUTE, normalise: networkOf },
  'sign-in-email': { points: 10, seconds: 15 * MINUTE, normalise: mailbox },
  'code-request-account': { points: 10, seconds: DAY },
  'code-check-account': { points: 30, seconds: HOUR },
  'passcode-visitor-first': { points: 5, seconds: DAY },
  'passcode-visitor-next': { points: 1, seconds: HOUR / 10 },
  'passcode-link': { points: 60, seconds: HOUR },
  'failure-report-address': { points: 30, seconds: HOUR, normalise: networkOf },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

export const ruleOf = (name: LimitName): LimitRule => limitRules[name];

export const limitNames = Object.keys(limitRules).filter((name): name is LimitName => name in limitRules);
