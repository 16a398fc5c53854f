import { signingKey } from '@palmares/event-store/roots/signing-key';
import { Option } from 'commander';
import { exitCodes, Problem } from '../output.ts';

/** For whoever checks without the key that signs, and for what an earlier key signed. */
export const publicKeyOption = (): Option =>
  new Option('--public-key <base64>', 'whose signature counts, beside PALMARES_SIGNING_KEY’s; may be given again')
    .argParser((value: string, earlier: readonly string[] = []) => {
      if (Buffer.from(value, 'base64').length !== 32)
        throw new Problem('--public-key must be 32 bytes in base64', exitCodes.usage);
      return [...earlier, value];
    })
    .default([], 'none');

export const publicKeysOf = (seed: Buffer | undefined, given: readonly string[]): readonly string[] => [
  ...(seed ? [signingKey(seed).publicKey] : []),
  ...given,
];
