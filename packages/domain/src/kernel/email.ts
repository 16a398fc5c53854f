import { z } from 'zod/mini';
import { issue } from './field-errors.ts';
import { normalizedText } from './normalize.ts';
import { withoutUnseen } from './without-gaps.ts';

const longestEmail = 254;

/** Letters, digits and the signs of RFC 5322 that providers give out, which need no quoting. */
const address = /^(?:[a-z0-9_'+&/=-]+\.)*[a-z0-9_'+&/=-]*[a-z0-9_+&/=-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/u;

/**
 * Returns the address in `Maya Roy <Maya@example.com>`, `mailto:maya@example.com` or the end of a sentence, in lower
 * case.
 */
const addressIn = (text: string): string =>
  text
    .trim()
    .replace(/^.*<([^<>]*)>[.,;]*$/u, '$1')
    .toLowerCase()
    .replace(/^mailto:/u, '')
    .replace(/[.,;]+$/u, '')
    .trim();

const emailOf = ({ required }: { readonly required: boolean }) =>
  normalizedText({
    form: 'NFC',
    max: longestEmail,
    unitsPerCharacter: 1,
    error: 'email_invalid',
    tidied: withoutUnseen,
    text: z.string().check(z.overwrite(addressIn), ({ value, issues }) => {
      if (value === '') {
        if (required) issues.push(issue('required', value));
      } else if (!address.test(value)) issues.push(issue('email_invalid', value));
    }),
  });

/** Normalizes an address, so that nobody opens two accounts by changing a capital letter. */
export const email = emailOf({ required: true });

/** Like {@link email}, and may be left out. */
export const optionalEmail = emailOf({ required: false });
