export { countOpening, deleteOldOpenings, type Opening } from './count-opening.ts';
export { openOpeningAddress, signOpeningAddress } from './opening-address.ts';
export { openingNews, openingsOf } from './openings-of.ts';
export { contentOfOpening, findOpening, newestOpenings, openingsOfLink } from './past-openings.ts';
