import type { z } from 'zod/mini';
import { type Refusal, refused } from './outcome.ts';

/** Every code with which a field can be refused. Our schemas use it as the message of a zod issue. */
export const fieldCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_many',
  'too_many_words',
  'characters_invalid',
  'name_invalid',
  'choice_invalid',
  'id_invalid',
  'duplicate',
  'date_invalid',
  'year_invalid',
  'mark_invalid',
  'sat_out_of_range',
  'sat_step_invalid',
  'ncaa_id_invalid',
  'end_year_too_early',
  'height_invalid',
  'weight_invalid',
  'gender_invalid',
  'number_out_of_range',
  'email_invalid',
  'link_invalid',
  'video_required',
  'phone_invalid',
  'phone_or_email_required',
  'permission_required',
  'metric_invalid',
  'metric_aside',
  'metric_unclear',
  'metric_out_of_range',
  'six_digits',
  'passwords_differ',
  'password_common',
  'password_pattern',
  'password_personal',
  'terms_required',
  'agreement_required',
  'confirmation_required',
  'region_unknown',
  'sport_required',
  'sport_unknown',
  'position_unknown',
  'category_unknown',
  'category_out_of_season',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export interface FieldError {
  readonly code: FieldCode;
  readonly params: Readonly<Record<string, string | number>>;
}

interface IssueDetails {
  readonly path?: readonly PropertyKey[];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Creates a zod issue. `continue` lets the form's other checks run, so that a person sees every error at once. */
export const issue = (code: FieldCode, input: unknown, { path = [], params = {} }: IssueDetails = {}) => ({
  code: 'custom' as const,
  message: code,
  input,
  path: [...path],
  params: { ...params },
  continue: true,
});

/**
 * The error of a schema that only knows "wrong type": reports an absent value as `required` and any other as `code`.
 */
export const absentOr =
  (code: FieldCode) =>
  ({ input }: { readonly input?: unknown }): FieldCode =>
    input === undefined || input === null || input === '' ? 'required' : code;

const isFieldCode = (message: string): message is FieldCode => fieldCodes.some((code) => code === message);

const paramsOf = (found: z.core.$ZodIssue): FieldError['params'] =>
  found.code === 'custom' && found.params ? found.params : {};

/** Converts a zod issue to a field error; zod's own messages become `invalid`. */
export const fieldErrorOf = (found: z.core.$ZodIssue): FieldError => ({
  code: isFieldCode(found.message) ? found.message : 'invalid',
  params: paramsOf(found),
});

interface Issues {
  readonly issues: readonly z.core.$ZodIssue[];
}

/** The first error of each field, keyed by path (`seasons.0.sports.1.team`). */
export const fieldErrors = ({ issues }: Issues): Record<string, FieldError> => {
  const errors: Record<string, FieldError> = {};
  for (const found of issues) errors[found.path.map(String).join('.')] ??= fieldErrorOf(found);
  return errors;
};

/**
 * Converts the first error of a failed parse to a refusal. `inside` is a leading part of the path to drop, because it is
 * not a field of the form.
 */
export const refusedBy = (
  { issues }: Issues,
  inside = '',
): { readonly ok: false; readonly refusal: Refusal<FieldCode> } => {
  const [first] = issues;
  if (!first) return refused('invalid');
  const { code, params } = fieldErrorOf(first);
  const path = first.path[0] === inside ? first.path.slice(1) : first.path;
  return refused(code, {
    ...(path.length > 0 && { field: path.map(String).join('.') }),
    ...(Object.keys(params).length > 0 && { params }),
  });
};
