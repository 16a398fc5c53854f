export type { Blocker } from './blockers.ts';
export { type Maintenance, maintain } from './maintain.ts';
