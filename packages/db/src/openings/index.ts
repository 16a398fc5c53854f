export { countOpening, deleteOldOpenings, type Opening } from './count-opening.ts';
export { openingNews, openingsOf } from './openings-of.ts';
