export {
  type ContactSubject,
  contactForm,
  faultLengths,
  isReference,
  MESSAGE_LENGTH,
  NAME_LENGTH,
  REPORT_LENGTH,
  type ReportReason,
  referenceOf,
  reportForm,
  reportReasons,
} from './message.ts';
