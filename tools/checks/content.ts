import { articlesToCheck, FIGURES_VALID_MONTHS } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { type Messages, textsOf } from './message-parity.ts';

/**
 * Returns a line for each article whose figures are old, for the end of a run. They fail nothing, because no change
 * broke them.
 */
export const oldFigures = (at: Date): readonly string[] =>
  articlesToCheck(at).map((slug) => `the figures of ${slug} were checked more than ${FIGURES_VALID_MONTHS} months ago`);

const quotes: Readonly<Record<Language, RegExp>> = { en: /“([^”]+)”/g, 'fr-ca': /«\u00a0([^»]+)\u00a0»/g };

const plain = (text: string): string => text.replace(/\s/g, ' ').replace(/[.…:,]+$/, '');

/** The words in quotation marks of a text, each with the keys of the messages that say the same. */
export interface Quotation {
  readonly words: string;
  readonly keys: readonly string[];
}

export const quotationsIn = (text: string, language: Language, messages: Messages): readonly Quotation[] => {
  const keysOf = Map.groupBy(
    Object.entries(messages).flatMap(([key, message]) =>
      textsOf(message).map((words) => ({ key, words: plain(words) })),
    ),
    ({ words }) => words,
  );
  return [...text.matchAll(quotes[language])].map(([, quoted = '']) => ({
    words: plain(quoted),
    keys: (keysOf.get(plain(quoted)) ?? []).map(({ key }) => key),
  }));
};

/** Returns the quoted labels of the product that the other language of a text does not quote. */
export const unmatchedLabels = (one: readonly Quotation[], other: readonly Quotation[]): readonly string[] => {
  const keys = new Set(other.flatMap((quotation) => quotation.keys));
  return one
    .filter((quotation) => quotation.keys.length > 0 && !quotation.keys.some((key) => keys.has(key)))
    .map(({ words }) => words);
};
