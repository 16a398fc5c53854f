export { addOpenings } from './add-openings.ts';
export { countOpening, deleteOldOpenings, type Opening, SAME_VISIT_MINUTES } from './count-opening.ts';
export { openOpeningAddress, signOpeningAddress } from './opening-address.ts';
export { type OpeningDigest, openedInWeek, openingDigest } from './opening-digest.ts';
export {
  type OpeningNotice,
  openingMailsOf,
  openingNotice,
  openStopToken,
  setOpeningMails,
  signStopToken,
} from './opening-mails.ts';
export { type DayOpenings, openingsByDay } from './openings-by-day.ts';
export { openingNews, openingsOf } from './openings-of.ts';
export { contentOfOpening, findOpening, newestOpenings, openingsOfLink } from './past-openings.ts';
export { recordOpening } from './record-opening.ts';
