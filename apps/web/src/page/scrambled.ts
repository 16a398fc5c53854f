import { randomFrom } from '@palmares/domain/kernel';

/** Milliseconds between two steps. */
export const SCRAMBLE_STEP_MS = 50;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The text with its first `step` characters in place, and another letter in place of each one after them. */
export const scrambled = (text: string, step: number): string => {
  const random = randomFrom(step);
  return [...text]
    .map((character, index) => (index < step || !/\p{L}/u.test(character) ? character : random.oneOf(letters)))
    .join('');
};
