import type { Country } from '../kernel/country.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';

export interface Place {
  readonly country: Country;
  readonly region: string;
}

/** The place of sign-up, which alone decides. */
export interface AgeFacts {
  readonly dateOfBirth: string;
  readonly place: Place;
}

/** In years, both inclusive. */
const ageLimits = { min: 10, max: 60 } as const;

/** True for `YYYY-MM-DD` when that day exists in the calendar. */
export const isCalendarDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
};

/**
 * Hours by which each country's last time zone is behind UTC in winter: Pacific Time, and Hawaii. An age protects until
 * the birthday has begun there, so that no protection ends a day early, wherever in the country the athlete lives.
 */
const hoursBehind: Readonly<Record<Country, number>> = { can: 8, usa: 10 };

const behind = (country: Country): number => hoursBehind[country] * 3_600_000;

/** The date in the last time zone of a country, such as `2026-11-25`. Ages depend on it, and on no other clock. */
export const lastDateIn = (country: Country, at: Date): string =>
  new Date(at.getTime() - behind(country)).toISOString().slice(0, 10);

/**
 * Whole years since the date of birth, for everything that an age protects, allows or shows: counted where the day
 * begins last in the country of sign-up. Somebody born on 29 February turns a year older on 1 March in a common year.
 */
export const ageAt = (dateOfBirth: string, country: Country, at: Date): number => {
  const today = lastDateIn(country, at);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
};

export const ageOf = ({ dateOfBirth, place }: AgeFacts, at: Date): number => ageAt(dateOfBirth, place.country, at);

/** Returns the moment at which `ageAt` reaches an age. */
export const birthdayAt = (dateOfBirth: string, country: Country, age: number): Date => {
  const date = new Date(`${dateOfBirth}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + age);
  return new Date(date.getTime() + behind(country));
};

/** From this age on, a new link starts with every part of the portfolio, and no guardian has a say. */
export const ADULT_AGE = 18;

export const isAdultAt = (facts: AgeFacts, at: Date): boolean => ageOf(facts, at) >= ADULT_AGE;

interface AgeRules {
  /** The age, in years, from which a person may consent without a guardian. */
  readonly consent: number;
  /** The age below which nothing is published, whatever a guardian agreed to. */
  readonly publishing: number;
  /** True if the athlete must consent again at the age of consent, after a guardian did. */
  readonly asksAgain: boolean;
}

/** Act respecting the protection of personal information in the private sector (CQLR, c. P-39.1), s. 4.1. */
const quebec: AgeRules = { consent: 14, publishing: 0, asksAgain: true };
/** The position of the Privacy Commissioner of Canada on PIPEDA: nobody under 13 can consent meaningfully. */
const restOfCanada: AgeRules = { consent: 13, publishing: 0, asksAgain: false };
/**
 * COPPA, 16 CFR 312: a mail and a link are enough for what stays between the athlete and us, but not for showing a child's
 * information to others.
 */
const usa: AgeRules = { consent: 13, publishing: 13, asksAgain: false };

export const ageRulesOf = ({ country, region }: Place): AgeRules => {
  if (country === 'usa') return usa;
  return region === 'QC' ? quebec : restOfCanada;
};

export const consentAge = (place: Place): number => ageRulesOf(place).consent;

/** `child`: below the age of consent where they signed up. `minor`: from that age to 17. */
export type AgeClass = 'child' | 'minor' | 'adult';

export const ageClass = (dateOfBirth: string, place: Place, at: Date): AgeClass => {
  const age = ageAt(dateOfBirth, place.country, at);
  if (age >= ADULT_AGE) return 'adult';
  return age < consentAge(place) ? 'child' : 'minor';
};

export type Admission = 'athlete' | 'guardian_needed';
export const admissionCodes = ['age_out_of_range', 'date_invalid'] as const;
export type AdmissionRefusal = Refusal<(typeof admissionCodes)[number]>;

const outOfRange = (bound: keyof typeof ageLimits) =>
  refused('age_out_of_range', { field: 'dateOfBirth', params: { ...ageLimits, bound } });

export const refusedTooYoung = outOfRange('min');

/** True if a refusal is for an age below the minimum, not above the maximum. */
export const isTooYoung = ({ code, params }: Pick<Refusal, 'code' | 'params'>): boolean =>
  code === 'age_out_of_range' && params?.bound === 'min';

/** Below the minimum age nobody signs up, also with a guardian. From there to the age of consent, a guardian is asked. */
export const admit = (dateOfBirth: string, place: Place, at: Date): Outcome<Admission, AdmissionRefusal> => {
  if (!isCalendarDay(dateOfBirth) || dateOfBirth > at.toISOString())
    return refused('date_invalid', { field: 'dateOfBirth' });
  const age = ageAt(dateOfBirth, place.country, at);
  if (age < ageLimits.min) return refusedTooYoung;
  if (age > ageLimits.max) return outOfRange('max');
  return accepted(age < consentAge(place) ? 'guardian_needed' : 'athlete');
};
