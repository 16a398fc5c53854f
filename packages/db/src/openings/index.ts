export { countOpening, deleteOldOpenings, type Opening } from './count-opening.ts';
