import type { Country } from '../kernel/country.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';

export interface Place {
  readonly country: Country;
  readonly region: string;
}

/** In years. Only the maximum is checked here: below it, `consentAge` decides. */
const ageLimits = { min: 10, max: 60 } as const;

/** True for `YYYY-MM-DD` when that day exists in the calendar. */
export const isCalendarDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
};

/**
 * Whole years since the date of birth, in UTC. Somebody born on 29 February turns a year older on 1 March in a common
 * year.
 */
export const ageAt = (dateOfBirth: string, at: Date): number => {
  const today = at.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
};

/**
 * The age, in years, from which a person may consent without a guardian: 14 in Quebec (Act respecting the protection of
 * personal information in the private sector, s. 4.1), 13 in the rest of Canada (the Privacy Commissioner's position)
 * and in the USA (COPPA).
 */
export const consentAge = ({ country, region }: Place): number => (country === 'can' && region === 'QC' ? 14 : 13);

export type Admission = 'athlete' | 'guardian_needed';
export const admissionCodes = ['age_out_of_range', 'date_invalid'] as const;
export type AdmissionRefusal = Refusal<(typeof admissionCodes)[number]>;

/** Anybody below the age of consent gets the same answer, however young. */
export const admit = (dateOfBirth: string, place: Place, at: Date): Outcome<Admission, AdmissionRefusal> => {
  const field = 'dateOfBirth';
  if (!isCalendarDay(dateOfBirth) || dateOfBirth > at.toISOString()) return refused('date_invalid', { field });
  const age = ageAt(dateOfBirth, at);
  if (age > ageLimits.max) return refused('age_out_of_range', { field, params: ageLimits });
  return accepted(age < consentAge(place) ? 'guardian_needed' : 'athlete');
};
