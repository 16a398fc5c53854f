import { signContactForm } from '@palmares/db/contact-messages';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import { clock } from '../../server/clock.server.ts';
import { config } from '../../server/config.server.ts';
import { sharedSubjects } from './subject-slugs.ts';

/** The contact pages that are kept in memory, and how their form is signed for each visitor. */
export const signedPages = {
  pages: ['contact-us', ...sharedSubjects.map((subject) => `contact-us/${subject}`)],
  field: SIGNATURE_FIELD,
  sign: (): string => signContactForm(config().pepper, clock.now()),
};
