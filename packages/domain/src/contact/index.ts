export { faultLengths, MESSAGE_LENGTH, REPORT_LENGTH } from './lengths.ts';
export {
  type ContactSubject,
  contactForm,
  NAME_LENGTH,
  type ReportReason,
  reportForm,
  reportReasons,
} from './message.ts';
export { isReference, referenceOf } from './reference.ts';
