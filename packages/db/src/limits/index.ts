export { createFloods, createQuotas, type Floods, type OnLimitReached, type Quotas } from './create-limits.ts';
export { networkOf, siteOf } from './network.ts';
export {
  type FloodName,
  floodRules,
  isFlood,
  type LimitName,
  networkAndMailbox,
  quotaRules,
  ruleOf,
} from './rules.ts';
