const SHORTEST = 8;
const LISTED = 3000;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const allowedByLength = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST);
  return new Set(allowedByLength.slice(0, LISTED));
};

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The 3,000 commonest passwords that the length rule allows, in lower case. Loaded on first use, because most programs
 * that know accounts never need them.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loading ??= load();
  return loading;
};
