export interface NumberShape {
  /** Minimum and maximum number of decimals. */
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

export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

const digitsAfterPoint = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Returns the next number up or down on the range's grid, never beyond its ends. */
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
