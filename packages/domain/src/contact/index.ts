export {
  type ContactSubject,
  REPORT_LENGTH,
  type ReportReason,
  referenceOf,
  reportForm,
  reportReasons,
} from './message.ts';
