import type { Language } from '@palmares/domain/kernel/language';
import { m } from '../paraglide/messages.js';

/** In which language, and in which time zone, support is told something. */
export interface Voice {
  readonly language: Language;
  /** An IANA name such as `America/Toronto`, or `UTC`. */
  readonly timeZone: string;
}

/** What a message needs to be told in this language. */
export const inLanguage = ({ language }: Voice) => ({ locale: language });

const formatted = (at: Date, { language, timeZone }: Voice, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'fr-ca' ? 'fr-CA' : 'en-CA', {
    timeZone,
    ...(shape.timeStyle ? { hourCycle: 'h23' } : {}),
    ...shape,
  }).format(at);

/** `Saturday, November 21, 2026` */
export const dayWords = (at: Date, voice: Voice): string => formatted(at, voice, { dateStyle: 'full' });
/** `18:30:05`, in French `18 h 30 min 05 s` */
export const timeWords = (at: Date, voice: Voice): string => formatted(at, voice, { timeStyle: 'medium' });
/** `November 21, 2026 at 18:30:05` */
export const momentWords = (at: Date, voice: Voice): string =>
  formatted(at, voice, { dateStyle: 'long', timeStyle: 'medium' });

/** A day such as a birthday, `2009-05-12`, is the same day in every zone. */
export const dateWords = (day: string, voice: Voice): string =>
  formatted(new Date(`${day}T00:00:00Z`), { ...voice, timeZone: 'UTC' }, { dateStyle: 'long' });

export const quoted = (text: string, voice: Voice): string => m.told_quoted({ text }, inLanguage(voice));

const SHOWN = 80;

/** One line of a text, long enough to recognise it by. */
export const excerpt = (text: string, voice: Voice): string => {
  const characters = [...text.replaceAll(/\s+/gu, ' ')];
  return quoted(
    characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : characters.join(''),
    voice,
  );
};

/** A season is named by the year it starts in: `2026–2027`. */
export const seasonWords = (year: number): string => `${year}–${year + 1}`;
