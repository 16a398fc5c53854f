import type { Language } from '../kernel/language.ts';
import stored from './suggestions.json' with { type: 'json' };

interface Suggestion {
  readonly en: string;
  readonly fr: string;
  /** The result is a number without a unit, such as goals or a percentage. */
  readonly number?: boolean;
}

const suggested: ReadonlyMap<string, readonly Suggestion[]> = new Map(Object.entries(stored));

/** Stats and events that athletes of a sport often write, as suggestions for a text field. */
export const eventSuggestions = (sport: string, language: Language): readonly string[] =>
  (suggested.get(sport) ?? []).map(({ en, fr }) => (language === 'fr-ca' ? fr : en));

/** True if the text is a suggestion, in either language, whose result is a number without a unit. */
export const isCountedEvent = (sport: string, event: string): boolean =>
  (suggested.get(sport) ?? []).some(({ en, fr, number }) => number === true && (en === event || fr === event));
