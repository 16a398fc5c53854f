import { charactersIn, wordsIn } from '@palmares/domain/kernel/text';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { languageTag } from '../shell/language.ts';

const figure = (value: number): string => new Intl.NumberFormat(languageTag(getLocale())).format(value);

/** `12 / 19` */
export const characterCounter = (text: string, max: number): string =>
  m.field_counter({ count: figure(charactersIn(text)), max: figure(max) });

/** A long box counts only when its end comes into sight. */
export const paragraphCounter = (text: string, max: number): string | undefined =>
  charactersIn(text) * 2 > max ? characterCounter(text, max) : undefined;

export const wordsLeft = (text: string, max: number): string => {
  const left = max - wordsIn(text);
  return left >= 0 ? m.field_words_left({ count: left }) : m.field_words_over({ count: -left });
};
