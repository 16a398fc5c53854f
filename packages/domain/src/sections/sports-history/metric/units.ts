import type { Language } from '../../../kernel/language.ts';

export const metricKinds = ['time', 'distance', 'height', 'weight', 'speed', 'count', 'percent', 'rating'] as const;
export type MetricKind = (typeof metricKinds)[number];

export const metricUnits = [
  's',
  'm',
  'km',
  'ft',
  'yd',
  'mi',
  'cm',
  'in',
  'kg',
  'lb',
  'km/h',
  'mph',
  'm/s',
  'percent',
  'average',
  'none',
] as const;
export type MetricUnit = (typeof metricUnits)[number];

interface Kind {
  /** The units to choose from, the usual one first. */
  readonly units: readonly [MetricUnit, ...MetricUnit[]];
  /** In the kind's smallest unit. */
  readonly min: number;
  readonly max: number;
}

/**
 * Values are integers in the smallest unit of their kind: milliseconds, tenths of a millimetre, grams, millimetres per
 * second, hundredths of a percent, thousandths of a rating.
 */
const kinds: Readonly<Record<MetricKind, Kind>> = {
  time: { units: ['s'], min: 1, max: 360_000_000 },
  distance: { units: ['m', 'km', 'ft', 'yd', 'mi'], min: 1, max: 10_000_000_000 },
  height: { units: ['m', 'cm', 'ft', 'in'], min: 1, max: 1_000_000 },
  weight: { units: ['kg', 'lb'], min: 1, max: 1_000_000 },
  speed: { units: ['km/h', 'mph', 'm/s'], min: 1, max: 140_000 },
  count: { units: ['none'], min: -1_000_000, max: 1_000_000 },
  percent: { units: ['percent', 'average'], min: 0, max: 10_000 },
  rating: { units: ['none'], min: -1_000_000, max: 100_000_000 },
};

export const unitsOf = (kind: MetricKind): Kind['units'] => kinds[kind].units;

export const isInRange = (kind: MetricKind, value: number): boolean =>
  value >= kinds[kind].min && value <= kinds[kind].max;

/** Returns how many of the kind's smallest unit make one unit. */
export const perUnit = (kind: MetricKind, unit: MetricUnit): number =>
  unit === 'none' && kind === 'rating' ? 1000 : sizes[unit];

const sizes: Readonly<Record<MetricUnit, number>> = {
  s: 1000,
  m: 10_000,
  km: 10_000_000,
  cm: 100,
  in: 254,
  ft: 3048,
  yd: 9144,
  mi: 16_093_440,
  kg: 1000,
  lb: 453.592_37,
  'm/s': 1000,
  'km/h': 1000 / 3.6,
  mph: 447.04,
  percent: 100,
  average: 10_000,
  none: 1,
};

interface Symbols {
  readonly en: string;
  readonly fr: string;
}

const symbols: Readonly<Record<MetricUnit, Symbols>> = {
  s: { en: 's', fr: 's' },
  m: { en: 'm', fr: 'm' },
  km: { en: 'km', fr: 'km' },
  ft: { en: 'ft', fr: 'pi' },
  yd: { en: 'yd', fr: 'vg' },
  mi: { en: 'mi', fr: 'mi' },
  cm: { en: 'cm', fr: 'cm' },
  in: { en: 'in', fr: 'po' },
  kg: { en: 'kg', fr: 'kg' },
  lb: { en: 'lb', fr: 'lb' },
  'km/h': { en: 'km/h', fr: 'km/h' },
  mph: { en: 'mph', fr: 'mi/h' },
  'm/s': { en: 'm/s', fr: 'm/s' },
  percent: { en: '%', fr: '%' },
  average: { en: '.000', fr: ',000' },
  none: { en: '', fr: '' },
};

/** The unit's symbol in a list of units and after a number. */
export const unitSymbol = (unit: MetricUnit, language: Language): string =>
  language === 'fr-ca' ? symbols[unit].fr : symbols[unit].en;
