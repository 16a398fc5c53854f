import { signingKey } from '@palmares/event-store/roots';
import { Option } from 'commander';
import { exitCodes, Problem } from '../output.ts';

/** For verifying without the signing key, and for roots that an earlier key signed. */
export const publicKeyOption = (): Option =>
  new Option('--public-key <base64>', 'a public key to trust besides that of PALMARES_SIGNING_KEY; repeatable')
    .argParser((value: string, earlier: readonly string[] = []) => {
      if (Buffer.from(value, 'base64').length !== 32)
        throw new Problem('--public-key must be 32 bytes in base64', exitCodes.usage);
      return [...earlier, value];
    })
    .default([], 'none');

/** The environment's public keys and those given as options. */
export const publicKeysOf = (
  environment: {
    readonly PALMARES_SIGNING_KEY?: Buffer | undefined;
    readonly PALMARES_ROOTS_PUBLIC_KEYS?: readonly string[] | undefined;
  },
  given: readonly string[],
): readonly string[] => {
  const { PALMARES_SIGNING_KEY: seed, PALMARES_ROOTS_PUBLIC_KEYS: earlier = [] } = environment;
  return [...(seed ? [signingKey(seed).publicKey] : []), ...earlier, ...given];
};
