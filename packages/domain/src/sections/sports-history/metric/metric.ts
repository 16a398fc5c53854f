import { z } from 'zod/mini';
import { isCalendarDay } from '../../../account/age.ts';
import { absentOr, type FieldCode, issue } from '../../../kernel/field-errors.ts';
import { type Language, languages } from '../../../kernel/language.ts';
import { optionalLink } from '../../../kernel/link.ts';
import { asideOf, figureReadings } from './read-figure.ts';
import { isInRange, type MetricKind, type MetricUnit, metricKinds, metricUnits, unitsOf } from './units.ts';

/** Sources of a metric; `self` is the athlete. */
export const metricSources = ['official', 'coach', 'self'] as const;
export type MetricSource = (typeof metricSources)[number];

/** A number of a performance that can be compared. */
export interface Metric {
  kind: MetricKind;
  /** An integer in the kind's smallest unit. */
  value: number;
  /** The unit in which it is shown. */
  unit: MetricUnit;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  source: MetricSource;
  /** Address of the evidence, or empty. */
  link: string;
}

/** A metric in a form: a value that is being typed is text. */
export interface MetricDraft extends Omit<Metric, 'value'> {
  value: number | string;
  /** The language of the page on which the value was typed: `1,500` is not the same in both. */
  typedIn?: Language | undefined;
}

const date = z.string({ error: absentOr('date_invalid') }).check(({ value, issues }) => {
  if (value !== '' && !isCalendarDay(value)) issues.push(issue('date_invalid', value));
});

const fields = z.object({
  kind: z.enum(metricKinds, { error: absentOr('choice_invalid') }),
  value: z.union([z.number(), z.string()], { error: absentOr('invalid') }),
  typedIn: z.optional(z.enum(languages, { error: 'choice_invalid' })),
  unit: z.enum(metricUnits, { error: absentOr('choice_invalid') }),
  date: z._default(date, ''),
  source: z._default(z.enum(metricSources, { error: absentOr('choice_invalid') }), 'self'),
  link: z._default(optionalLink, ''),
});

/** Reads a value as it was typed; devices send it as an integer. */
export const metric = z.pipe(
  fields,
  z.transform(({ value: written, typedIn = null, ...about }, { issues }): Metric => {
    const { kind, unit } = about;
    const refuse = (
      code: Extract<FieldCode, 'required' | 'choice_invalid' | `metric_${string}`>,
      field: string,
      params: Readonly<Record<string, string>> = {},
    ) => issues.push(issue(code, written, { path: [field], params }));
    if (!unitsOf(kind).includes(unit)) refuse('choice_invalid', 'unit');
    const chosen = { kind, unit, language: typedIn };
    const [value = null, ...others] = typeof written === 'string' ? figureReadings(written, chosen) : [written];
    const aside = typeof written === 'string' && value === null ? asideOf(written, chosen) : undefined;
    if (typeof written === 'string' && written.trim() === '') refuse('required', 'value');
    else if (others.length > 0) refuse('metric_unclear', 'value');
    else if (aside !== undefined) refuse('metric_aside', 'value', { aside });
    else if (value === null || !Number.isInteger(value)) refuse('metric_invalid', 'value', { kind });
    else if (!isInRange(kind, value)) refuse('metric_out_of_range', 'value');
    else return { kind, value, unit, date: about.date, source: about.source, link: about.link };
    return z.NEVER;
  }),
);

export const blankMetric = (kind: MetricKind): MetricDraft => ({
  kind,
  value: '',
  unit: unitsOf(kind)[0],
  date: '',
  source: 'self',
  link: '',
});
