import type { Language } from '@palmares/domain/kernel';
import { m } from './paraglide/messages.js';

/** An athlete reads what she did ("You added…"), support what was done ("Added…"). */
export type Audience = 'athlete' | 'support';

/** For whom, in which language and in which time zone something is put into words. */
export interface Voice {
  readonly audience: Audience;
  readonly language: Language;
  /** An IANA name such as `America/Toronto`, or `UTC`. */
  readonly timeZone: string;
}

/** What a message needs to be in this language. */
export const inLanguage = (language: Language) => ({ locale: language });

type Times = Pick<Voice, 'language' | 'timeZone'>;

const formatted = (at: Date, { language, timeZone }: Times, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'fr-ca' ? 'fr-CA' : 'en-CA', {
    timeZone,
    ...(shape.timeStyle ? { hourCycle: 'h23' } : {}),
    ...shape,
  }).format(at);

/** `Saturday, November 21, 2026` */
export const dayWords = (at: Date, times: Times): string => formatted(at, times, { dateStyle: 'full' });
/** `18:30:05`, in French `18 h 30 min 05 s` */
export const timeWords = (at: Date, times: Times): string => formatted(at, times, { timeStyle: 'medium' });
/** `November 21, 2026 at 18:30:05` */
export const momentWords = (at: Date, times: Times): string =>
  formatted(at, times, { dateStyle: 'long', timeStyle: 'medium' });

/** A day such as a birthday, `2009-05-12`, is the same day in every zone. */
export const dateWords = (day: string, language: Language): string =>
  formatted(new Date(`${day}T00:00:00Z`), { language, timeZone: 'UTC' }, { dateStyle: 'long' });

export const quoted = (text: string, language: Language): string => m.told_quoted({ text }, inLanguage(language));

/** How an empty value reads. */
export const nothingWords = (language: Language): string => m.told_nothing({}, inLanguage(language));

const EXCERPT_LENGTH = 80;

/** One line of a text, quoted, long enough to recognise it by. */
export const excerpt = (text: string, language: Language): string => {
  const characters = [...text.replaceAll(/\s+/gu, ' ')];
  return quoted(
    characters.length > EXCERPT_LENGTH
      ? `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
      : characters.join(''),
    language,
  );
};

/** A season is named by the year it starts in: `2026–2027`. */
export const seasonWords = (year: number): string => `${year}–${year + 1}`;

/** `Motto: “One” → “Two”`; both values as they are to be shown. */
export const changeWords = (
  change: { readonly field: string; readonly before: string; readonly after: string },
  language: Language,
): string => m.told_change(change, inLanguage(language));
