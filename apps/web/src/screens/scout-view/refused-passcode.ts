import { m } from '../../paraglide/messages.js';

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

/** Its own few words, since the list of every refusal is more than this page should carry. */
export const refusedWords = (search: RefusedPasscode): string | undefined => {
  switch (search.refused) {
    case 'passcode_wrong':
      return m.refusal_passcode_wrong();
    case 'six_digits':
      return m.refusal_six_digits({ reader: 'scout' });
    case 'passcode_wait':
      return m.refusal_passcode_wait({ minutes: search.minutes });
    default:
      return undefined;
  }
};
