import { m } from '../../paraglide/messages.js';

const words = {
  credentials_wrong: m.refusal_credentials_wrong,
  wait: () => m.error_too_many_requests({ reader: 'athlete' }),
  late: () => m.error_timed_out({ reader: 'athlete' }),
  no_cookies: () => m.error_no_cookies({ reader: 'athlete' }),
};

/** The reason why a log-in without a script was refused, as the query string returns it to the form. */
export interface RefusedLogIn {
  readonly refused?: keyof typeof words | undefined;
}

const isRefusal = (code: unknown): code is keyof typeof words => typeof code === 'string' && Object.hasOwn(words, code);

/** Accepts only values that the form's route writes, because anyone can edit an address. */
export const readRefusedLogIn = ({ refused }: Record<string, unknown>): RefusedLogIn =>
  isRefusal(refused) ? { refused } : {};

export const refusedLogInWords = ({ refused }: RefusedLogIn): string | undefined => refused && words[refused]();
