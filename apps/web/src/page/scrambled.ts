import { randomFrom } from '@palmares/domain/kernel';

/** Milliseconds between two steps. */
export const SCRAMBLE_STEP_MS = 50;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The text with its first `step` characters in place, and another letter in place of each one after them. Capitals stay
 * capitals, so that the text is about as wide.
 */
export const scrambled = (text: string, step: number): string => {
  const random = randomFrom(step);
  return [...text]
    .map((character, index) => {
      if (index < step || !/\p{L}/u.test(character)) return character;
      const other = random.oneOf(letters);
      return /\p{Lu}/u.test(character) ? other.toUpperCase() : other;
    })
    .join('');
};
