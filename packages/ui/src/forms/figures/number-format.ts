/** The language's decimal sign. Both are accepted when typed, because a phone's keyboard has only one of them. */
const decimalSign = (language: string): ',' | '.' =>
  new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';

const spaces = /[\s\u00a0\u202f'’]/g;
const plain = /^[-−]?(?:\d+[.,]?\d*|[.,]\d+)$/;

const signsIn = (text: string): readonly string[] => text.match(/[.,]/g) ?? [];

/** `1,234` is more than a thousand in English and a little more than one in French. */
const isGrouped = (text: string, sign: string, language: string): boolean => {
  const [first = '', ...groups] = text.replace(/^[-−]/, '').split(sign);
  const threes = groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
  return /^[1-9]\d{0,2}$/.test(first) && threes && (groups.length > 1 || sign !== decimalSign(language));
};

/** Removes spaces and group separators; undefined if the separators are inconsistent. */
const withoutGroups = (text: string, language: string): string | undefined => {
  const bare = text.replace(spaces, '');
  const signs = signsIn(bare);
  const last = signs.at(-1);
  if (last === undefined) return bare;
  const others = signs.slice(0, -1);
  if (others.length === 0) {
    const english = last === ',' && decimalSign(language) === '.';
    return english && isGrouped(bare, last, language) ? bare.replace(last, '') : bare;
  }
  const [group] = others;
  if (group === undefined || others.some((sign) => sign !== group)) return undefined;
  if (group === last) return isGrouped(bare, last, language) ? bare.replaceAll(last, '') : undefined;
  const whole = bare.slice(0, bare.lastIndexOf(last));
  return isGrouped(whole, group, last === ',' ? 'fr-CA' : 'en') ? bare.replaceAll(group, '') : undefined;
};

const partsOfNumber = (text: string, language: string): { whole: string; fraction: string } | undefined => {
  const bare = withoutGroups(text, language);
  if (bare === undefined || !plain.test(bare)) return undefined;
  const [whole = '', fraction = ''] = bare.replace('−', '-').split(/[.,]/);
  return { whole: whole === '' ? '0' : whole === '-' ? '-0' : whole, fraction };
};

/** Parses a typed number, or returns null. Accepts a comma or a point as decimal sign, and groups of three digits. */
export const parseNumber = (text: string, language: string): number | null => {
  const parts = partsOfNumber(text, language);
  return parts === undefined ? null : Number(`${parts.whole}.${parts.fraction === '' ? '0' : parts.fraction}`);
};

export interface NumberShape {
  /** Digits after the decimal sign: the minimum and the maximum. */
  minDigits?: number;
  maxDigits?: number;
  grouping?: boolean;
}

export const formatNumber = (value: number, language: string, shape: NumberShape = {}): string => {
  const { minDigits = 0, maxDigits = Math.max(minDigits, 3), grouping = true } = shape;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
    useGrouping: grouping,
  }).format(value);
};

/** Writes a typed number for the language, digit for digit: `3.50` becomes `3,50` in French. Only trims other text. */
export const tidyNumber = (text: string, language: string): string => {
  const parts = partsOfNumber(text, language);
  if (parts === undefined) return text.trim();
  const whole = parts.whole.replace(/^(-?)0+(?=\d)/, '$1');
  return parts.fraction === '' ? whole : `${whole}${decimalSign(language)}${parts.fraction}`;
};

export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

const digitsAfterPoint = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Returns the next number up or down on the range's grid, never past its ends. */
export const stepNumber = (value: number | null, direction: 1 | -1, range: NumberRange): number => {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 } = range;
  const start = Number.isFinite(min) ? min : 0;
  if (value === null) return Math.min(Math.max(start, min), max);
  const digits = Math.max(digitsAfterPoint(step), digitsAfterPoint(start));
  const steps = Number(((value - start) / step).toFixed(6));
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(Math.max(Number((start + next * step).toFixed(digits)), min), max);
};

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats the size of a file: `12 kB`, `1.2 MB`, `1,2 Mo`. */
export const formatBytes = (bytes: number, language: string): string => {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes) / 3), 1), units.length);
  const size = bytes === 0 ? 0 : Math.max(bytes / 1000 ** power, 0.1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
};

/** Formats a share from 0 to 1: `40%`, in French `40 %`. */
export const formatShare = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
