const withoutTime = ['form_expired', 'late', 'no_cookies', 'passcode_wrong', 'six_digits'] as const;
type WithoutTime = (typeof withoutTime)[number];

/** A refused passcode, as the query string carries it back to the form. */
export type RefusedPasscode =
  | { readonly refused?: WithoutTime }
  | { readonly refused: 'passcode_wait'; readonly minutes: number };

const MAX_MINUTES = 24 * 60;

const isWithoutTime = (refused: unknown): refused is WithoutTime => withoutTime.some((code) => code === refused);

/** Accepts only what the form route writes, because anybody can type an address. */
export const readRefusal = ({ refused, minutes }: Record<string, unknown>): RefusedPasscode => {
  if (isWithoutTime(refused)) return { refused };
  const whole = Math.ceil(Number(minutes));
  return refused === 'passcode_wait' && whole > 0 && whole <= MAX_MINUTES ? { refused, minutes: whole } : {};
};
