export {
  ADULT_AGE,
  type Admission,
  type AdmissionRefusal,
  admissionCodes,
  admit,
  ageAt,
  ageLimits,
  consentAge,
  isCalendarDay,
  type Place,
} from './age.ts';
export { hasRegion, regionChoices, regionLabel } from './regions.ts';
export {
  dateOfBirth,
  email,
  givenPassword,
  type LogInForm,
  logInForm,
  nameLimits,
  newPassword,
  oneTimeCode,
  passwordLimits,
  passwordNormalization,
  type SignUpForm,
  signUpForm,
  verifyEmailForm,
} from './sign-up.ts';
