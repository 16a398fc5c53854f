import { type Language, languages } from '../../../kernel/language.ts';
import { readNumber } from '../../../kernel/read-number.ts';
import { withoutUnseen } from '../../../kernel/without-gaps.ts';
import { isInRange, type MetricKind, type MetricUnit, perUnit, unitSymbol } from './units.ts';

const tidied = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/[’′]/gu, "'")
    .replaceAll(/[”″]|''/gu, '"')
    .trim()
    .toLowerCase();

/** `1'02"34` and `1 min 02 s 34`: a sign of seconds in the place of the decimal sign. */
const fractionAfterSign = /(\d) ?(?:s(?:ec(?:onde?s?)?)?|") ?(?=\d{1,3}$)/u;

/** `1h02` has no seconds, `1 h` not even minutes. */
const withSeconds = (clock: string, hasHours: boolean): string =>
  hasHours ? `${clock}${':00'.repeat(Math.max(0, 3 - clock.split(':').length))}` : clock;

/** `52.31`, `1:02.34`, `1 min 2,34 s`, `3:05:20`, in milliseconds. */
const readTime = (text: string): number | null => {
  const hours = /^\d+ ?h[a-z]*/u.exec(text)?.[0];
  if (hours !== undefined && /s|"/u.test(text.slice(hours.length)) && !/min|'/u.test(text)) return null;
  const clock = text
    .replace(fractionAfterSign, '$1.')
    .replace(/ ?h(?:ours?|eures?|rs?)? ?/u, ':')
    .replace(/ ?(?:min(?:utes?)?|') ?/u, ':')
    .replace(/ ?(?:s(?:ec(?:onde?s?)?)?|")$/u, '')
    .replace(/:$/u, ':00');
  const parts = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/u.exec(
    withSeconds(clock, hours !== undefined),
  );
  if (!parts) return null;
  const [, wholeHours, minutes, seconds = '', fraction = ''] = parts;
  const isClock = minutes !== undefined;
  if (isClock && (seconds.length > 2 || Number(seconds) > 59)) return null;
  if (wholeHours !== undefined && Number(minutes) > 59) return null;
  const whole = Number(wholeHours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
};

/** `20' 3.5"`, `20 ft 3 in`, `20-3.5`, in tenths of a millimetre. */
const readFeetAndInches = (text: string): number | null => {
  const parts = /^(\d{1,7}) ?(?:'|ft|pi|-) ?(\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|in|po)?$/u.exec(text);
  if (!parts) return null;
  const [, feet = '', inches = ''] = parts;
  const over = Number(inches.replace(',', '.'));
  return over < 12 ? Number(feet) * perUnit('distance', 'ft') + over * perUnit('distance', 'in') : null;
};

const spoken: Partial<Readonly<Record<MetricUnit, readonly string[]>>> = {
  ft: ["'", 'feet', 'pieds'],
  in: ['"', 'inches', 'pouces'],
  yd: ['yards', 'verges'],
  lb: ['lbs'],
  mph: ['mi/h'],
};

/** The number without the unit after it. Another unit than the chosen one stays, so that it is no number. */
const withoutUnit = (text: string, unit: MetricUnit): string => {
  const names = [...languages.map((language) => unitSymbol(unit, language)), ...(spoken[unit] ?? [])];
  const found = names.find(
    (name) => name !== '' && text.endsWith(name) && !/[a-z]$/u.test(text.slice(0, -name.length)),
  );
  return found === undefined ? text : text.slice(0, -found.length).trim();
};

/** `6m42` and `1 m 85` have the unit in the place of the decimal sign. */
const withDecimalSign = (text: string, unit: MetricUnit): string =>
  unit === 'm' ? text.replace(/^(\d{1,6}) ?m ?(\d\d)(?: ?cm)?$/u, '$1.$2') : text;

const inRange = (kind: MetricKind, value: number): boolean => isInRange(kind, Math.round(value));

/** `93.1`, `93,1 %` and `.931` are the same share. */
const readShare = (text: string, unit: MetricUnit, language: Language | null): readonly number[] => {
  const isPercent = text.endsWith('%');
  const share = (number: number): number => {
    const isFraction = !isPercent && number <= 1 && (unit === 'average' || /^[+-]?[.,]/u.test(text));
    return number * (isFraction ? 10_000 : 100);
  };
  return readNumber(text.replace(/ ?%$/u, ''), language, (number) => inRange('percent', share(number)))
    .map(Number)
    .map(share);
};

const readPlain = (text: string, { kind, unit, language }: Written): readonly number[] => {
  const size = perUnit(kind, unit);
  const number = withoutUnit(withDecimalSign(text, unit), unit);
  return readNumber(number, language, (value) => inRange(kind, value * size)).map((value) => Number(value) * size);
};

const readCount = (text: string, language: Language | null): readonly number[] =>
  readNumber(text, language, (number) => Number.isInteger(number) && inRange('count', number))
    .map(Number)
    .filter(Number.isInteger);

interface Written {
  readonly kind: MetricKind;
  readonly unit: MetricUnit;
  readonly language: Language | null;
}

const read = (text: string, written: Written): readonly number[] => {
  const { kind, unit, language } = written;
  if (kind === 'percent') return readShare(text, unit, language);
  if (kind === 'count') return readCount(text, language);
  const value = kind === 'time' ? readTime(text) : unit === 'ft' ? readFeetAndInches(text) : null;
  if (value !== null) return [value];
  return kind === 'time' ? [] : readPlain(text, written);
};

/** Maximum code units; longer text is no number that somebody typed. */
const LONGEST = 40;

/**
 * Reads a number as people write it in a language (null: in one that is not known), into the kind's smallest unit: none if
 * it is not understood, two if both are likely, the usual one first.
 */
export const figureReadings = (text: string, written: Written): readonly number[] =>
  text.length > LONGEST ? [] : [...new Set(read(tidied(text), written).map(Math.round))];

/** Finds a remark in parentheses, or the wind, after a number: `11.24 (+1.2)`, `6.42 +1.2 m/s`. */
const withAside = /^(.*\S)(\s*\([^()]+\)|\s+[+\-−]\s?\d[\d.,]*(?:\s?m\/s)?)$/u;

/** Returns what follows a number that would be understood without it; undefined if nothing does. */
export const asideOf = (text: string, written: Written): string | undefined => {
  if (text.length > LONGEST) return undefined;
  const [, number, aside] = withAside.exec(text.trim()) ?? [];
  return number !== undefined && figureReadings(number, written).length > 0 ? aside?.trim() : undefined;
};
