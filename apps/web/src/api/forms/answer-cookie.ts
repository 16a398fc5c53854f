export type FormName =
  | 'contact'
  | 'finish-sign-up'
  | 'guardian'
  | 'guardian-needed'
  | 'guardian-withdraw'
  | 'log-in'
  | 'new-password'
  | 'report'
  | 'reset-password'
  | 'sign-up'
  | 'verify-email';

/** A cookie, because the address of a page would be in every log. */
export const answerCookie = (form: FormName): string => `form_${form}`;
