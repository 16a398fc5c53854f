import { choiceId } from '../bank-shape.ts';
import { bank } from './bank.ts';
import type { Edition, TextsById } from './edition.ts';
import { en } from './en/index.ts';
import { frCa } from './fr-ca/index.ts';
import type { BankTexts } from './texts.ts';

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

export const newest: Edition = { ...bank, texts: { en: byId(en), 'fr-ca': byId(frCa) } };
