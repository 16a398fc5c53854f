export type PasswordStrength = 'weak' | 'fair' | 'strong';

const LONGEST = 200;
const FAIR = 12;
const STRONG = 18;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A guess from length and variety, which needs no list of passwords in the browser. It only advises: the server decides
 * what is accepted. A character that occurs again and again counts twice at most, and each kind of character after the
 * first counts as one more.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const characters = [...password.slice(0, LONGEST)];
  const varied = Math.min(characters.length, new Set(characters).size * 2);
  const extra = kinds.filter((kind) => kind.test(password)).length - 1;
  const points = varied + extra;
  if (points < FAIR) return 'weak';
  return points < STRONG ? 'fair' : 'strong';
};
