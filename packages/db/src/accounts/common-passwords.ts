import { memoizeUntilFailure } from '@palmares/domain/kernel';

const SHORTEST = 8;
const LISTED = 3000;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const allowedByLength = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST);
  return new Set(allowedByLength.slice(0, LISTED));
};

/**
 * The 3,000 commonest passwords that the length rule allows, in lower case. Loaded on first use, because most programs
 * that know accounts never need them.
 */
export const commonPasswords = memoizeUntilFailure(load);
