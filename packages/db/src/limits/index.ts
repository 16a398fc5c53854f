export { type Charge, createFloods, createQuotas, type Floods, type Quotas } from './create-limits.ts';
export { networkOf } from './network.ts';
export {
  type Counted,
  type FloodName,
  floodRules,
  isFlood,
  type LimitName,
  type QuotaName,
  quotaRules,
  ruleOf,
} from './rules.ts';
