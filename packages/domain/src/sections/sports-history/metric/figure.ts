import type { Language } from '../../../kernel/language.ts';
import type { MetricDraft } from './metric.ts';
import { type MetricKind, type MetricUnit, perUnit, unitSymbol } from './units.ts';

const NBSP = '\u00a0';

interface Places {
  /** Decimals of a number that is not whole. */
  readonly min: number;
  readonly max: number;
}

const placesOf = (kind: MetricKind, unit: MetricUnit): Places => {
  if (kind === 'rating') return { min: 1, max: 3 };
  if (unit === 's') return { min: 2, max: 3 };
  if (unit === 'm') return { min: 2, max: 3 };
  return unit === 'km' || unit === 'mi' ? { min: 1, max: 3 } : { min: 1, max: 2 };
};

const decimal = (text: string, language: Language): string => (language === 'fr-ca' ? text.replace('.', ',') : text);

/** A whole number has no decimals; another has at least `min` of them. */
const rounded = (value: number, { min, max }: Places): string => {
  const [whole = '', fraction = ''] = value.toFixed(max).split('.');
  const kept = fraction.replace(/0+$/u, '');
  return kept === '' ? whole : `${whole}.${kept.padEnd(min, '0')}`;
};

const twoDigits = (text: string): string => (/^\d(?!\d)/u.test(text) ? `0${text}` : text);

/** `52.31 s`, `1:02.34`, `3:05:20` */
const timeFigure = (milliseconds: number): string => {
  const places = placesOf('time', 's');
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor((milliseconds % 3_600_000) / 60_000);
  const seconds = rounded((milliseconds % 60_000) / 1000, places);
  if (hours > 0) return `${hours}:${twoDigits(String(minutes))}:${twoDigits(seconds)}`;
  return minutes > 0 ? `${minutes}:${twoDigits(seconds)}` : `${seconds}${NBSP}s`;
};

/** `20′ 3.5″` */
const feetFigure = (value: number): string => {
  // Rounding first keeps 12 inches from showing beside the feet.
  const hundredths = Math.round((value / perUnit('distance', 'in')) * 100);
  const inches = rounded((hundredths % 1200) / 100, { min: 1, max: 2 });
  return inches === '0' ? `${hundredths / 1200}′` : `${Math.floor(hundredths / 1200)}′${NBSP}${inches}″`;
};

/** `.931` */
const averageFigure = (value: number): string => {
  const [whole = '', fraction = ''] = (value / perUnit('percent', 'average')).toFixed(4).split('.');
  return `${whole === '0' ? '' : whole}.${fraction.replace(/0$/u, '')}`;
};

const grouped = (number: string, language: Language): string =>
  number.replaceAll(/\B(?=(?:\d{3})+$)/gu, language === 'fr-ca' ? NBSP : ',');

const storedFigure = (kind: MetricKind, value: number, unit: MetricUnit, language: Language): string => {
  if (kind === 'time') return decimal(timeFigure(value), language);
  if (unit === 'ft') return decimal(feetFigure(value), language);
  if (unit === 'average') return decimal(averageFigure(value), language);
  const number = rounded(value / perUnit(kind, unit), placesOf(kind, unit));
  const shown = kind === 'count' && Math.abs(value) >= 10_000 ? grouped(number, language) : decimal(number, language);
  const symbol = unitSymbol(unit, language);
  if (symbol === '') return shown;
  return symbol === '%' && language === 'en' ? `${shown}%` : `${shown}${NBSP}${symbol}`;
};

/** A metric as a reader writes it, such as `6.42 m`; one that is still typed reads as it was typed. */
export const metricFigure = (
  { kind, value, unit }: Pick<MetricDraft, 'kind' | 'value' | 'unit'>,
  language: Language,
): string => (typeof value === 'string' ? value : storedFigure(kind, value, unit, language));
