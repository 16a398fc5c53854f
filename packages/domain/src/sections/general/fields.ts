import { z } from 'zod/mini';
import { hasRegion, type Place } from '../../account/index.ts';
import { type Country, countries } from '../../kernel/country.ts';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { type Language, languages } from '../../kernel/language.ts';
import { line, lineLimits } from '../../kernel/text.ts';
import { type Draft, isBlank } from '../kit/draft.ts';
import { isWithin, type Typed, wholeNumber, wholeNumberIn } from '../kit/typed-number.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';
import type { Height } from './measures.ts';

export const generalLimits = {
  name: lineLimits,
  hometown: lineLimits,
  /** 3 ft 0 to 8 ft 11. */
  feet: { min: 3, max: 8 },
  inches: { min: 0, max: 11 },
  pounds: { min: 50, max: 500 },
  jerseyNumber: { min: 0, max: 99 },
} as const;

export const genders = ['m', 'f'] as const;
export type Gender = (typeof genders)[number];

/** The colors that a jersey can be drawn in; `packages/ui` tests their contrast. */
export const teamColors = ['red', 'orange', 'gold', 'green', 'blue', 'purple'] as const;
export type TeamColor = (typeof teamColors)[number];

export interface General {
  /** Empty means the account's first and last name. */
  readonly fullName: string;
  readonly nickname: string;
  readonly height: Height | null;
  /** In pounds. */
  readonly weight: number | null;
  readonly hometown: string;
  /** Null means where the athlete lived at sign-up. */
  readonly residency: Place | null;
  /** Gender of the events in which the athlete competes. */
  readonly gender: Gender | '';
  readonly jerseyNumber: number | null;
  readonly teamColor: TeamColor | '';
  /** Empty means the language of sign-up. */
  readonly writesIn: Language | '';
}

type Own = 'height' | 'weight' | 'residency' | 'jerseyNumber';

/** A height of which either part may still be missing. */
export interface TypedHeight {
  readonly feet: Typed<number>;
  readonly inches: Typed<number>;
}

export interface GeneralDraft extends Omit<Draft<General>, Own> {
  readonly height: TypedHeight | null;
  readonly weight: Typed<number | null>;
  /** The region is empty after the choice of another country. */
  readonly residency: { readonly country: Country; readonly region: string } | null;
  readonly jerseyNumber: Typed<number | null>;
}

export const emptyGeneral = (): General => ({
  fullName: '',
  nickname: '',
  height: null,
  weight: null,
  hometown: '',
  residency: null,
  gender: '',
  jerseyNumber: null,
  teamColor: '',
  writesIn: '',
});

const parts = z.object({ feet: z.unknown(), inches: z.unknown() });

/** One error for both parts: they are one answer. */
const height = z.pipe(
  z.unknown(),
  z.transform((value, { issues }): Height | null => {
    if (isBlank(value)) return null;
    const { feet, inches } = parts.safeParse(value).data ?? {};
    const typed = { feet: wholeNumberIn(feet), inches: wholeNumberIn(inches) };
    if (isWithin(typed.feet, generalLimits.feet) && isWithin(typed.inches, generalLimits.inches))
      return { feet: typed.feet, inches: typed.inches };
    issues.push(issue('height_invalid', value));
    return null;
  }),
);

const residency = z
  .object({
    country: z.enum(countries, { error: absentOr('region_unknown') }),
    region: z.string({ error: absentOr('region_unknown') }),
  })
  .check(({ value, issues }) => {
    if (!hasRegion(value.country, value.region)) issues.push(issue('region_unknown', value));
  });

const fields = z.object({
  fullName: line(generalLimits.name),
  nickname: line(generalLimits.name),
  height,
  weight: wholeNumber(generalLimits.pounds, 'weight_invalid'),
  hometown: line(generalLimits.hometown),
  residency: z.nullable(residency),
  gender: z.enum(['', ...genders], { error: absentOr('gender_invalid') }),
  jerseyNumber: wholeNumber(generalLimits.jerseyNumber, 'number_out_of_range'),
  teamColor: z.enum(['', ...teamColors], { error: absentOr('choice_invalid') }),
  writesIn: z.enum(['', ...languages], { error: absentOr('choice_invalid') }),
});

/**
 * Requires the fields that a coach asks for first, unless all are empty. The rest is optional, or known from sign-up.
 */
export const generalContent: z.ZodMiniType<General> = wholeOrEmpty(fields, ['height', 'weight', 'hometown', 'gender']);
