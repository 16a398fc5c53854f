import type { FieldCode } from '../kernel/field-errors.ts';
import { lettersAndDigitsIn, withoutAccents } from './plain-letters.ts';

export type PasswordWeakness = Extract<FieldCode, 'password_common' | 'password_pattern' | 'password_personal'>;

/** The owner of a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LONGEST_CYCLE = 4;
/** Shorter than this, a name is part of too many passwords that have nothing to do with it. */
const SHORTEST_NAME = 3;
const product = 'palmares';

const digits = '01234567890';
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The rows of English and of French keyboards. */
const keyboards = ['qwertyuiopasdfghjklzxcvbnm', 'azertyuiopqsdfghjklmwxcvbn', 'qwertzuiopasdfghjklyxcvbnm'];
const sequences = [digits, letters.repeat(2), ...keyboards].flatMap((row) => [row, [...row].reverse().join('')]);

const isCycle = (characters: readonly string[]): boolean =>
  Array.from({ length: LONGEST_CYCLE }, (_, index) => index + 1).some((length) =>
    characters.every((character, index) => character === characters[index % length]),
  );

const isPattern = (password: string): boolean =>
  password.trim() === '' || isCycle([...password]) || sequences.some((sequence) => sequence.includes(password));

/** Digits and signs that stand for a letter in `P@ssw0rd`; `1` and `!` may stand for two. */
const disguises: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

const undisguised = (text: string, letterForOne: 'i' | 'l'): string =>
  text.replace(/[013457@$!]/gu, (sign) => disguises[sign] ?? (sign === '1' || sign === '!' ? letterForOne : sign));

/** Returns the password, and what is left of it without signs, or signs and digits, at its ends: `trustno1` and `trustno`. */
const cores = (password: string): readonly string[] => [
  password,
  password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  password.replace(/^\P{L}+|\P{L}+$/gu, ''),
];

const isCommon = (password: string, common: ReadonlySet<string>): boolean =>
  cores(password).some((core) =>
    [core, undisguised(core, 'i'), undisguised(core, 'l')].some((word) => common.has(word)),
  );

const lettersIn = (text: string): string => text.replace(/\P{L}/gu, '');

/** True for the name itself, with anything but letters around or inside: `Maya.Roy-2008!` for `Maya Roy`. */
const isName = (password: string, name: string): boolean => {
  const written = withoutAccents(name);
  if (lettersAndDigitsIn(password) === lettersAndDigitsIn(written)) return lettersAndDigitsIn(written) !== '';
  return lettersIn(written).length >= SHORTEST_NAME && lettersIn(password) === lettersIn(written);
};

const namesOf = ({ email, firstName, lastName }: PasswordOwner): readonly string[] => [
  email,
  email.slice(0, email.lastIndexOf('@')),
  firstName,
  lastName,
  firstName + lastName,
  lastName + firstName,
];

/**
 * Returns why the password is easy to guess for somebody who knows its owner or a list of common passwords; undefined
 * if it is not. Expects a password that the length rule allows, and common passwords in lower case.
 */
export const passwordWeakness = (
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordWeakness | undefined => {
  const lower = password.toLowerCase();
  if (isPattern(lower)) return 'password_pattern';
  if (isCommon(lower, common)) return 'password_common';
  const plain = withoutAccents(password);
  return [product, ...namesOf(owner)].some((name) => isName(plain, name)) ? 'password_personal' : undefined;
};
