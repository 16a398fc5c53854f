import { dateText, type Language, localeTag } from '@palmares/domain/kernel';
import { m } from './paraglide/messages.js';

/** Athletes read "You added…", support reads "Added…". */
export type Audience = 'athlete' | 'support';

/** The audience, language and time zone of the words. */
export interface Voice {
  readonly audience: Audience;
  readonly language: Language;
  /** An IANA name such as `America/Toronto`, or `UTC`. */
  readonly timeZone: string;
}

/** The options that a Paraglide message needs for this language. */
export const inLanguage = (language: Language) => ({ locale: language });

type Times = Pick<Voice, 'language' | 'timeZone'>;

const formatted = (
  at: Date,
  { language, timeZone }: Times,
  shape: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string => dateText(at, language, { timeZone, ...(shape.timeStyle ? { hourCycle: 'h23' } : {}), ...shape });

/** `Saturday, November 21, 2026` */
export const dayWords = (at: Date, times: Times): string => formatted(at, times, { dateStyle: 'full' });
/** `18:30:05`, in French `18 h 30 min 05 s` */
export const timeWords = (at: Date, times: Times): string => formatted(at, times, { timeStyle: 'medium' });
/** `November 21, 2026 at 18:30:05` */
export const momentWords = (at: Date, times: Times): string =>
  formatted(at, times, { dateStyle: 'long', timeStyle: 'medium' });

/** Formats a calendar day such as a birthday, `2009-05-12`, which is the same in every time zone. */
export const dateWords = (day: string, language: Language): string =>
  formatted(new Date(`${day}T00:00:00Z`), { language, timeZone: 'UTC' }, { dateStyle: 'long' });

/** Formats a share from 0 to 1: `40%`, in French `40 %`. */
export const shareWords = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Formats a number with one decimal: `3.7`, in French `3,7`. */
export const numberWords = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeTag(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Formats a file size: `184 kB`, in French `184 ko`. */
export const bytesWords = (bytes: number, language: Language): string => {
  const large = bytes >= 1e6;
  return new Intl.NumberFormat(localeTag(language), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(bytes / (large ? 1e6 : 1e3));
};

export const quoted = (text: string, language: Language): string => m.entry_quoted({ text }, inLanguage(language));

/** The words for an empty value. */
export const nothingWords = (language: Language): string => m.entry_nothing({}, inLanguage(language));

const EXCERPT_LENGTH = 80;

/** Quotes the beginning of a text on one line, long enough to recognize it. */
export const excerpt = (text: string, language: Language): string => {
  const characters = [...text.replaceAll(/\s+/gu, ' ')];
  return quoted(
    characters.length > EXCERPT_LENGTH
      ? `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
      : characters.join(''),
    language,
  );
};

/** Formats a season by the year in which it starts: `2026–2027`. */
export const seasonWords = (year: number): string => `${year}–${year + 1}`;

/** `Motto: “One” → “Two”`. Expects both values ready to display. */
export const changeWords = (
  change: { readonly field: string; readonly before: string; readonly after: string },
  language: Language,
): string => m.entry_change(change, inLanguage(language));
