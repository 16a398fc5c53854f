import {
  blankMetric,
  type MetricDraft,
  type MetricKind,
  type MetricUnit,
  metricFigure,
  readFigure,
  unitSymbol,
  unitsOf,
} from '@palmares/domain/sections';
import { getLocale } from '../../paraglide/runtime.js';

/** The number as its field shows it. */
export const figureText = (metric: MetricDraft): string => metricFigure(metric, getLocale());

/** Another kind of number. Starts with the result if that already reads as one. */
export const metricOfKind = (now: MetricDraft | null, kind: MetricKind, result: string): MetricDraft => {
  if (now) return { ...now, kind, unit: unitsOf(kind)[0], value: figureText(now) };
  const blank = blankMetric(kind);
  return readFigure(result, kind, blank.unit) === null ? blank : { ...blank, value: result };
};

/** The same number in another unit: 6.42 m was meant as 6.42 ft. */
export const metricInUnit = (now: MetricDraft, unit: MetricUnit): MetricDraft => {
  const text = figureText(now);
  const symbol = unitSymbol(now.unit, getLocale());
  const number = symbol !== '' && text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
  return { ...now, unit, value: number };
};
