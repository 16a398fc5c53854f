import type { Language } from '../../kernel/language.ts';
import type { Bank, Item } from '../bank-shape.ts';

export type TextsById = Readonly<Record<string, string>>;

/** A version of the bank with its words. */
export interface Edition extends Bank {
  readonly texts: Readonly<Record<Language, TextsById>>;
}

interface Earlier {
  readonly version: string;
  /** The number of each question that was replaced, by the one that replaced it. */
  readonly replaced: Readonly<Record<string, string>>;
  /** The words of the replaced questions, and the earlier words of those that were reworded. */
  readonly texts: Readonly<Record<Language, TextsById>>;
}

const idsOf = ({ masks, colors, learningStyles, grit }: Bank): readonly string[] => [
  ...[...masks, ...colors, ...learningStyles].flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
  ...grit.map(({ id }) => id),
];

/** The edition before `next`. A replaced question deals the letters of its choices as its successor does. */
export const editionBefore = (next: Edition, { version, replaced, texts }: Earlier): Edition => {
  const earlierId = (id: string): string => replaced[id] ?? id;
  const earlierItems = <Tag extends string>(items: readonly Item<Tag>[]): readonly Item<Tag>[] =>
    items.map(({ id, choices }) => ({
      id: earlierId(id),
      choices: choices.map((choice) => ({ ...choice, id: earlierId(id) + choice.id.slice(id.length) })),
    }));
  const bank: Bank = {
    version,
    masks: earlierItems(next.masks),
    colors: earlierItems(next.colors),
    learningStyles: earlierItems(next.learningStyles),
    grit: next.grit.map(({ id, reversed }) => ({ id: earlierId(id), reversed })),
  };
  const ids = new Set(idsOf(bank));
  const earlierTexts = (language: Language): TextsById =>
    Object.fromEntries(Object.entries({ ...next.texts[language], ...texts[language] }).filter(([id]) => ids.has(id)));
  return { ...bank, texts: { en: earlierTexts('en'), 'fr-ca': earlierTexts('fr-ca') } };
};
