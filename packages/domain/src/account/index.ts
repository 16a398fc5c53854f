export { email } from '../kernel/email.ts';
export {
  ADULT_AGE,
  type Admission,
  type AdmissionRefusal,
  type AgeClass,
  type AgeFacts,
  admit,
  ageAt,
  ageClass,
  ageOf,
  birthdayAt,
  consentAge,
  isAdultAt,
  isCalendarDay,
  isTooYoung,
  lastDateIn,
  type Place,
  refusedTooYoung,
} from './age.ts';
export {
  type Consent,
  type ConsentState,
  consentAt,
  type GuardianState,
  isGuardianAskedAgain,
  isTextOutdated,
  mayGuardianAct,
  ownConsentDueAt,
  type PublishingCode,
  publishingRefusal,
  type TextConsent,
  type WritingCode,
  writingRefusal,
} from './consent.ts';
export {
  CHILD_NAME_LENGTH,
  GUARDIAN_NAME_LENGTH,
  guardianAddressForm,
  guardianAnswerForm,
  guardianCloseForm,
  guardianDecisionForm,
  guardianReceiptForm,
  guardianRequestForm,
  guardianSecondAnswerForm,
  isSameFirstName,
  isSameMailbox,
  SECOND_MAIL_MINUTES,
  UNDO_HOURS,
  undoableUntil,
} from './guardian.ts';
export { type PasswordOwner, passwordWeakness } from './guessable-password.ts';
export {
  currentVersion,
  guardianTextVersion,
  standingVersions,
  termsVersion,
} from './legal-versions.ts';
export { mailboxOf } from './mailbox.ts';
export { namesWebsite } from './person-name.ts';
export { hasRegion, regionChoices, regionLabel } from './regions.ts';
export {
  emailChangeForm,
  givenPassword,
  logInForm,
  nameForm,
  newPassword,
  newPasswordForm,
  oneTimeCode,
  passwordNormalization,
  type SignUpForm,
  signUpForm,
} from './sign-up.ts';
