import type { Language } from '../../kernel/language.ts';
import { choiceId } from '../bank-shape.ts';
import { en } from './en/index.ts';
import { frCa } from './fr-ca/index.ts';
import type { BankTexts } from './texts.ts';

type TextsById = Readonly<Record<string, string>>;

/** A stem takes the id of its item. */
const itemsById = (items: Readonly<Record<string, TextsById>>): TextsById =>
  Object.fromEntries(
    Object.entries(items).flatMap(([item, texts]) =>
      Object.entries(texts).map(([part, text]) => [part === 'stem' ? item : choiceId(item, part), text]),
    ),
  );

const byId = ({ masks, colors, learningStyles, grit }: BankTexts): TextsById => ({
  ...itemsById(masks),
  ...itemsById(colors),
  ...itemsById(learningStyles),
  ...grit,
});

const texts: Readonly<Record<Language, TextsById>> = { en: byId(en), 'fr-ca': byId(frCa) };

/** Every text of the bank in one language, by the id of its item, choice or statement. No tag goes with them. */
export const textsIn = (language: Language): TextsById => texts[language];
