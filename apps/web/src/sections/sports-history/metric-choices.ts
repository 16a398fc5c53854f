import {
  blankMetric,
  figureReadings,
  type MetricDraft,
  type MetricKind,
  type MetricUnit,
  metricFigure,
  unitSymbol,
  unitsOf,
} from '@palmares/domain/sections';
import { getLocale } from '../../paraglide/runtime.js';

/** Returns the possible values of the number in the kind's smallest unit: one, two if it is ambiguous, or none. */
export const metricReadings = ({ kind, value, unit, typedIn }: MetricDraft): readonly number[] =>
  typeof value === 'string' ? figureReadings(value, { kind, unit, language: typedIn ?? null }) : [value];

/**
 * Returns the number as its field shows it: as typed, unless it was typed on a page in the other language, where the
 * same characters may mean another number.
 */
export const figureText = (metric: MetricDraft): string => {
  const language = getLocale();
  const isOther = metric.typedIn !== undefined && metric.typedIn !== language;
  const [value, ...others] = isOther ? metricReadings(metric) : [];
  return value === undefined || others.length > 0
    ? metricFigure(metric, language)
    : metricFigure({ ...metric, value }, language);
};

/** Marks a text as typed, or as shown by `figureText`, in the page's language. */
export const typedHere = (value: string): Pick<MetricDraft, 'value' | 'typedIn'> => ({ value, typedIn: getLocale() });

const asShown = (metric: MetricDraft): Pick<MetricDraft, 'value' | 'typedIn'> => {
  const text = figureText(metric);
  return text === metric.value ? { value: text, typedIn: metric.typedIn } : typedHere(text);
};

/** Changes the kind of number. Starts with the result if that already reads as one. */
export const metricOfKind = (now: MetricDraft | null, kind: MetricKind, result: string): MetricDraft => {
  if (now) return { ...now, ...asShown(now), kind, unit: unitsOf(kind)[0] };
  const blank = blankMetric(kind);
  const started = { ...blank, ...typedHere(result) };
  return metricReadings(started).length === 0 ? blank : started;
};

/** Changes the unit and keeps the number: 6.42 m was meant as 6.42 ft. */
export const metricInUnit = (now: MetricDraft, unit: MetricUnit): MetricDraft => {
  const shown = asShown(now);
  const text = String(shown.value);
  const symbol = unitSymbol(now.unit, getLocale());
  const number = symbol !== '' && text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
  return { ...now, ...shown, unit, value: number };
};
