import { z } from 'zod/mini';
import { addressIn, isAddress, longestEmail } from './email-address.ts';
import { issue } from './field-errors.ts';
import { normalizedText } from './normalize.ts';
import { withoutUnseen } from './without-gaps.ts';

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
      } else if (!isAddress(value)) issues.push(issue('email_invalid', value));
    }),
  });

/** Normalizes an address, so that nobody opens two accounts by changing a capital letter. */
export const email = emailOf({ required: true });

/** Like {@link email}, and may be left out. */
export const optionalEmail = emailOf({ required: false });
