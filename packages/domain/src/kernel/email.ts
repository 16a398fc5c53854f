import { z } from 'zod/mini';
import { issue } from './field-errors.ts';
import { normalizedText } from './normalize.ts';

const longestEmail = 254;

const address = ({ required }: { readonly required: boolean }) =>
  normalizedText({
    form: 'NFC',
    max: longestEmail,
    unitsPerCharacter: 1,
    error: 'email_invalid',
    text: z.string().check(
      z.overwrite((text) => text.trim().toLowerCase()),
      ({ value, issues }) => {
        if (value === '') {
          if (required) issues.push(issue('required', value));
        } else if (!z.regexes.email.test(value)) issues.push(issue('email_invalid', value));
      },
    ),
  });

/** Normalizes an address, so that nobody opens two accounts by changing a capital letter. */
export const email = address({ required: true });

/** The same for an address that may be left out. */
export const optionalEmail = address({ required: false });
