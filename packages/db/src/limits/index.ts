export { type Charge, createLimits, type Limits } from './create-limits.ts';
export { networkOf } from './network.ts';
export { type Counted, type LimitName, limitRules } from './rules.ts';
