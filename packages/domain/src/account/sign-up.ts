import { z } from 'zod/mini';
import { countries } from '../kernel/country.ts';
import { email } from '../kernel/email.ts';
import { absentOr, issue } from '../kernel/field-errors.ts';
import { type NormalizationRule, normalizedText } from '../kernel/normalize.ts';
import { sixDigits } from '../kernel/six-digits.ts';
import { charactersIn } from '../kernel/text.ts';
import { isCalendarDay } from './age.ts';
import { personName } from './person-name.ts';
import { hasRegion } from './regions.ts';

/** The maximum only keeps hashing cheap. */
const passwordLimits = { min: 8, max: 200 } as const;

/**
 * NFKC, so that the same password typed on another keyboard compares equal. A separate accent takes a second code unit.
 */
export const passwordNormalization: NormalizationRule = {
  form: 'NFKC',
  max: passwordLimits.max,
  unitsPerCharacter: 2,
};

/** Spaces count, including leading and trailing ones. */
export const givenPassword = normalizedText({
  ...passwordNormalization,
  error: 'invalid',
  text: z.string().check(({ value, issues }) => {
    const { max } = passwordLimits;
    if (value === '') issues.push(issue('required', value));
    else if (value.length > max) issues.push(issue('too_long', value, { params: { max } }));
  }),
});

export const newPassword = givenPassword.check(({ value, issues }) => {
  const { min } = passwordLimits;
  if (value !== '' && charactersIn(value.slice(0, passwordLimits.max)) < min) {
    issues.push(issue('too_short', value, { params: { min } }));
  }
});

const dateOfBirth = z.string({ error: absentOr('date_invalid') }).check(({ value, issues }) => {
  if (!isCalendarDay(value)) issues.push(issue(value === '' ? 'required' : 'date_invalid', value));
});

/** The answers of the sign-up form. `admit` checks the age, because that depends on the current date. */
export const signUpForm = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    password: newPassword,
    confirmation: givenPassword,
    dateOfBirth,
    country: z.enum(countries, { error: absentOr('choice_invalid') }),
    region: z.string({ error: absentOr('region_unknown') }),
    terms: z.boolean({ error: 'terms_required' }).check(({ value, issues }) => {
      if (!value) issues.push(issue('terms_required', value));
    }),
  })
  .check(({ value, issues }) => {
    if (value.confirmation !== '' && value.confirmation !== value.password) {
      issues.push(issue('passwords_differ', value.confirmation, { path: ['confirmation'] }));
    }
    if (!hasRegion(value.country, value.region)) {
      const code = value.region === '' ? 'required' : 'region_unknown';
      issues.push(issue(code, value.region, { path: ['region'] }));
    }
  });
export type SignUpForm = z.infer<typeof signUpForm>;

/** The name of an account, as sign-up asks for it. */
export const nameForm = z.object({ firstName: personName, lastName: personName });

/** The form on the page of a reset link. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmation: givenPassword })
  .check(({ value, issues }) => {
    if (value.confirmation !== '' && value.confirmation !== value.password) {
      issues.push(issue('passwords_differ', value.confirmation, { path: ['confirmation'] }));
    }
  });

/** Requires the password, because a session left open is not enough to take an account over. */
export const emailChangeForm = z.object({ email, password: givenPassword });

export const logInForm = z.object({ email, password: givenPassword });

export const oneTimeCode = sixDigits;
