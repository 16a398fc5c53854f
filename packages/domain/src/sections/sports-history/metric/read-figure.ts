import { languages } from '../../../kernel/language.ts';
import { type MetricKind, type MetricUnit, perUnit, unitSymbol } from './units.ts';

const tidied = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/[’′]/gu, "'")
    .replaceAll(/[”″]|''/gu, '"')
    .trim()
    .toLowerCase();

/** `6.42`, `6,42`, `.931`, `-5`, `1 250`; null if it is no number. */
const readNumber = (text: string): number | null => {
  const plain = text.replaceAll(/(?<=\d) (?=\d{3}(?:\D|$))/gu, '');
  return /^[+-]?(?:\d{1,12}(?:[.,]\d{1,6})?|[.,]\d{1,6})$/u.test(plain) ? Number(plain.replace(',', '.')) : null;
};

/** `52.31`, `1:02.34`, `1 min 2,34 s`, `3:05:20`, in milliseconds. */
const readTime = (text: string): number | null => {
  const clock = text
    .replace(/ ?h(?:ours?|eures?|rs?)? ?/u, ':')
    .replace(/ ?(?:min(?:utes?)?|') ?/u, ':')
    .replace(/ ?(?:s(?:ec(?:onde?s?)?)?|")$/u, '')
    .replace(/:$/u, ':00');
  const parts = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/u.exec(clock);
  if (!parts) return null;
  const [, hours, minutes, seconds = '', fraction = ''] = parts;
  const isClock = minutes !== undefined;
  if (isClock && (seconds.length > 2 || Number(seconds) > 59)) return null;
  if (hours !== undefined && Number(minutes) > 59) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
};

/** `20' 3.5"`, `20 ft 3 in`, `20-3.5`, in tenths of a millimetre. */
const readFeetAndInches = (text: string): number | null => {
  const parts = /^(\d{1,6}) ?(?:'|ft|pi|-) ?(\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|in|po)?$/u.exec(text);
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

/** `93.1`, `93,1 %` and `.931` are the same share. */
const readShare = (text: string, unit: MetricUnit): number | null => {
  const isPercent = text.endsWith('%');
  const number = readNumber(text.replace(/ ?%$/u, ''));
  if (number === null) return null;
  const isFraction = !isPercent && number <= 1 && (unit === 'average' || /^[+-]?[.,]/u.test(text));
  return number * (isFraction ? 10_000 : 100);
};

const readPlain = (text: string, kind: MetricKind, unit: MetricUnit): number | null => {
  const number = readNumber(withoutUnit(text, unit));
  return number === null ? null : number * perUnit(kind, unit);
};

const readCount = (text: string): number | null => {
  const number = readNumber(text.replaceAll(/,(?=\d{3}(?:\D|$))/gu, ''));
  return number !== null && Number.isInteger(number) ? number : null;
};

const read = (text: string, kind: MetricKind, unit: MetricUnit): number | null => {
  if (kind === 'time') return readTime(text);
  if (kind === 'percent') return readShare(text, unit);
  if (kind === 'count') return readCount(text);
  return (unit === 'ft' ? readFeetAndInches(text) : null) ?? readPlain(text, kind, unit);
};

/** Reads a number as people write it, into the kind's smallest unit; null if it is not understood. */
export const readFigure = (text: string, kind: MetricKind, unit: MetricUnit): number | null => {
  const value = read(tidied(text), kind, unit);
  return value === null ? null : Math.round(value);
};
