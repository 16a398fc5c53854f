import { type Language, localeTag } from './language.ts';

/**
 * One time zone for every reader, because the server does not know theirs; otherwise its page and the browser's would
 * differ near midnight.
 */
export const HOME_ZONE = 'America/Toronto';

/** A format that names its zone, so that no date depends on the machine that writes it. */
export type DateShape = Intl.DateTimeFormatOptions & { readonly timeZone: string };

/** Making a format takes some 50 µs, and a page may have thirty dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: Language, shape: DateShape): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeTag(language), shape);
  formats.set(key, format);
  return format;
};

/** Intl writes `1 décembre` and breaks lines within `13 h 05`. */
const frenchPart = ({ type, value }: Intl.DateTimeFormatPart): string => {
  if (type === 'day' && value === '1') return '1er';
  return type === 'literal' && /^\s(?:h|min|s)\s?$/u.test(value) ? value.replaceAll(/\s/gu, '\u00a0') : value;
};

/** `December 1, 2026`, `mardi 1er décembre 2026 à 13 h 05`: the only place that formats a date for a reader. */
export const dateText = (at: Date, language: Language, shape: DateShape): string => {
  const format = formatOf(language, shape);
  return language === 'fr-ca' ? format.formatToParts(at).map(frenchPart).join('') : format.format(at);
};

/** `Eastern Time`, in French `heure de l’Est`, on one line. */
export const zoneText = (language: Language): string =>
  formatOf(language, { timeZone: HOME_ZONE, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replaceAll(' ', '\u00a0') ?? HOME_ZONE;
