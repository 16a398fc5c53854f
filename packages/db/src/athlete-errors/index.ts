export { type AthleteError, deleteOldErrors, keepError } from './athlete-errors.ts';
