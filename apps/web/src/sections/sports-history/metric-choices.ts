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

/** What the number may be, in the kind's smallest unit: one value, none while it is not understood, or two. */
export const metricReadings = ({ kind, value, unit, typedIn }: MetricDraft): readonly number[] =>
  typeof value === 'string' ? figureReadings(value, { kind, unit, language: typedIn ?? null }) : [value];

/**
 * The number as its field shows it: as it was typed, unless that was on a page of the other language, in which the same
 * signs may mean another number.
 */
export const figureText = (metric: MetricDraft): string => {
  const language = getLocale();
  const isOther = metric.typedIn !== undefined && metric.typedIn !== language;
  const [value, ...others] = isOther ? metricReadings(metric) : [];
  return value === undefined || others.length > 0
    ? metricFigure(metric, language)
    : metricFigure({ ...metric, value }, language);
};

/** A text typed here, or what `figureText` shows. */
export const typedHere = (value: string): Pick<MetricDraft, 'value' | 'typedIn'> => ({ value, typedIn: getLocale() });

const asShown = (metric: MetricDraft): Pick<MetricDraft, 'value' | 'typedIn'> => {
  const text = figureText(metric);
  return text === metric.value ? { value: text, typedIn: metric.typedIn } : typedHere(text);
};

/** Another kind of number. Starts with the result if that already reads as one. */
export const metricOfKind = (now: MetricDraft | null, kind: MetricKind, result: string): MetricDraft => {
  if (now) return { ...now, ...asShown(now), kind, unit: unitsOf(kind)[0] };
  const blank = blankMetric(kind);
  const started = { ...blank, ...typedHere(result) };
  return metricReadings(started).length === 0 ? blank : started;
};

/** The same number in another unit: 6.42 m was meant as 6.42 ft. */
export const metricInUnit = (now: MetricDraft, unit: MetricUnit): MetricDraft => {
  const shown = asShown(now);
  const text = String(shown.value);
  const symbol = unitSymbol(now.unit, getLocale());
  const number = symbol !== '' && text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
  return { ...now, ...shown, unit, value: number };
};
