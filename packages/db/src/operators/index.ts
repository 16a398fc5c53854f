export { type LookCommand, type SupportLook, supportLooks } from './operations-about.ts';
export {
  beginOperation,
  endOperation,
  hasOperatorLog,
  type LoggedOperation,
  type NewOperation,
  newestOperations,
  type Outcome,
} from './operator-log.ts';
