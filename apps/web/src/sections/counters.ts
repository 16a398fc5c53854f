import { charactersIn, wordsIn } from '@palmares/domain/kernel';
import { counterTone, type FieldCounter } from '@palmares/ui';
import { numberWords } from '../i18n/numbers.ts';
import { m } from '../paraglide/messages.js';

/** `12 / 19` */
export const characterCounter = (text: string, max: number): FieldCounter => {
  const count = charactersIn(text);
  const left = max - count;
  return {
    text: m.field_counter({ count: numberWords(count), max: numberWords(max) }),
    tone: counterTone(count, max),
    spoken: left >= 0 ? m.field_characters_left({ count: left }) : m.field_characters_over({ count: -left }),
  };
};

/** Shows the counter only once the field is more than half full. */
export const lateCounter = (text: string, max: number): FieldCounter | undefined =>
  charactersIn(text) * 2 > max ? characterCounter(text, max) : undefined;

/** `9 / 14` words. */
export const wordCounter = (text: string, max: number): FieldCounter => {
  const count = wordsIn(text);
  const left = max - count;
  return {
    text: m.field_counter({ count, max }),
    tone: counterTone(count, max),
    spoken: left >= 0 ? m.field_words_left({ count: left }) : m.field_words_over({ count: -left }),
  };
};
