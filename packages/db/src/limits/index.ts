export { createFloods, createQuotas, type Floods, type Quotas } from './create-limits.ts';
export {
  type FloodName,
  floodRules,
  isFlood,
  type LimitName,
  quotaRules,
  ruleOf,
} from './rules.ts';
