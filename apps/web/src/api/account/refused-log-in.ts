import { m } from '../../paraglide/messages.js';

const words = {
  credentials_wrong: m.refusal_credentials_wrong,
  wait: () => m.error_too_many_requests({ reader: 'athlete' }),
  late: () => m.error_timed_out({ reader: 'athlete' }),
};

/** Why a log-in without a script was refused, as the query string carries it back to the form. */
export interface RefusedLogIn {
  readonly refused?: keyof typeof words | undefined;
}

/** Accepts only what the form's route writes, because anybody can type an address. */
export const readRefusedLogIn = ({ refused }: Record<string, unknown>): RefusedLogIn =>
  refused === 'credentials_wrong' || refused === 'wait' || refused === 'late' ? { refused } : {};

export const refusedLogInWords = ({ refused }: RefusedLogIn): string | undefined => refused && words[refused]();
