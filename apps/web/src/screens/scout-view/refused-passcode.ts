import { refusalWords } from '../../shell/refusal-words.ts';

/** A passcode that was turned down, as it travels in the address back to the form. */
export type RefusedPasscode =
  | { readonly refused?: 'passcode_wrong' | 'six_digits' }
  | { readonly refused: 'passcode_wait'; readonly minutes: number };

const MOST_MINUTES = 24 * 60;

/** Reads only what the form route writes: anybody can type an address. */
export const readRefusal = ({ refused, minutes }: Record<string, unknown>): RefusedPasscode => {
  if (refused === 'passcode_wrong' || refused === 'six_digits') return { refused };
  const whole = Math.ceil(Number(minutes));
  return refused === 'passcode_wait' && whole > 0 && whole <= MOST_MINUTES ? { refused, minutes: whole } : {};
};

export const refusedWords = (search: RefusedPasscode): string | undefined => {
  if (search.refused === undefined) return undefined;
  if (search.refused !== 'passcode_wait') return refusalWords({ code: search.refused });
  return refusalWords({ code: search.refused, params: { minutes: search.minutes } });
};
