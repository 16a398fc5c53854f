import type { Language } from '@palmares/domain/kernel';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

type MessageKey = keyof typeof m;

interface CataloguedMessage {
  readonly key: MessageKey;
  readonly words: (language: Language) => string;
}

/** Form messages that the specification requires: in quotes where it gives the words, otherwise a description. */
export const validationWordings = [
  '“Enter a valid email.”',
  'Name: at least 2 characters',
  'Name: at most 30 characters',
  'Password: at least 8 characters',
  'Password: the confirmation must match',
  'Terms of use must be accepted',
  'One-time code and passcode: 6 digits',
  'Phone: 10 digits',
  'SAT score: 200 to 800',
  'End year greater than start year',
  'At least one sport',
  'Only one file allowed',
  'Invalid file type, with the allowed types',
  'File too large, with the maximum size',
  'A valid height',
  'A valid weight',
  'A valid date',
  'A valid year',
  'A valid link',
  'A valid gender',
  'A field is required',
  '“This form is empty, try filling it.”',
  'Minimum of characters',
  'Maximum of characters',
  '“Maximum reached.”',
  'No match found',
  'Greeting line 2: under 20 characters',
  'Short description: under 15 words',
  '3 years of history',
  '2 sports, 4 performances, 4 awards, 4 links',
] as const;

/** Messages of the specification's error catalogue, in the same notation. */
export const errorWordings = [
  '“Something went wrong, try again later.”',
  'The longer variant, that asks to contact the provider',
  'Unknown error',
  'Request timed out',
  'Image not found',
  'Email already linked to an account',
  'Email not linked to any account',
  'Invalid one-time password',
  'Invalid credentials',
  'Error sending email',
  '“This link is either invalid or expired.”',
  'No match found',
  'Article does not exist or cannot be found',
  'Invalid passcode, try again',
  'Portfolio not public or no longer exists',
  '“Unexpected Application Error!”',
  'Router fallback: status and text',
] as const;

export type Wording = (typeof validationWordings)[number] | (typeof errorWordings)[number];

const said = <Inputs>(
  key: MessageKey,
  message: (inputs: Inputs, options: { locale: Language }) => string,
  inputs: Inputs,
): CataloguedMessage => ({ key, words: (language) => message(inputs, { locale: language }) });

const sampleSize: Readonly<Record<Language, string>> = { en: '10 MB', 'fr-ca': '10\u00a0Mo' };

/** A message for each wording. One that is missing, here or in a language, does not compile. */
export const catalogueOfMessages: Readonly<Record<Wording, CataloguedMessage>> = {
  '“Enter a valid email.”': said('refusal_email_invalid', m.refusal_email_invalid, { reader: 'athlete' }),
  'Name: at least 2 characters': said('refusal_too_short', m.refusal_too_short, { reader: 'athlete', min: 2 }),
  'Name: at most 30 characters': said('refusal_too_long', m.refusal_too_long, { reader: 'athlete', max: 30 }),
  'Password: at least 8 characters': said('refusal_too_short', m.refusal_too_short, { reader: 'athlete', min: 8 }),
  'Password: the confirmation must match': said('refusal_passwords_differ', m.refusal_passwords_differ, {}),
  'Terms of use must be accepted': said('refusal_terms_required', m.refusal_terms_required, {}),
  'One-time code and passcode: 6 digits': said('refusal_six_digits', m.refusal_six_digits, { reader: 'athlete' }),
  'Phone: 10 digits': said('refusal_phone_invalid', m.refusal_phone_invalid, {}),
  'SAT score: 200 to 800': said('refusal_sat_out_of_range', m.refusal_sat_out_of_range, {}),
  'End year greater than start year': said('refusal_end_year_too_early', m.refusal_end_year_too_early, {}),
  'At least one sport': said('refusal_sport_required', m.refusal_sport_required, {}),
  'Only one file allowed': said('refusal_one_file', m.refusal_one_file, {}),
  'Invalid file type, with the allowed types': said('refusal_file_type', m.refusal_file_type, {
    types: 'JPEG, PNG, WebP, AVIF',
  }),
  'File too large, with the maximum size': {
    key: 'refusal_file_too_large',
    words: (language) => m.refusal_file_too_large({ max: sampleSize[language] }, { locale: language }),
  },
  'A valid height': said('refusal_height_invalid', m.refusal_height_invalid, {}),
  'A valid weight': said('refusal_weight_invalid', m.refusal_weight_invalid, {}),
  'A valid date': said('refusal_date_invalid', m.refusal_date_invalid, {}),
  'A valid year': said('refusal_year_invalid', m.refusal_year_invalid, {}),
  'A valid link': said('refusal_link_invalid', m.refusal_link_invalid, {}),
  'A valid gender': said('refusal_gender_invalid', m.refusal_gender_invalid, {}),
  'A field is required': said('refusal_required', m.refusal_required, { reader: 'athlete' }),
  '“This form is empty, try filling it.”': said('list_empty_form', m.list_empty_form, {}),
  'Minimum of characters': said('refusal_too_short', m.refusal_too_short, { reader: 'athlete', min: 2 }),
  'Maximum of characters': said('refusal_too_long', m.refusal_too_long, { reader: 'athlete', max: 2000 }),
  '“Maximum reached.”': said('list_maximum', m.list_maximum, {}),
  'No match found': said('combobox_empty', m.combobox_empty, {}),
  'Greeting line 2: under 20 characters': said('refusal_too_long', m.refusal_too_long, { reader: 'athlete', max: 19 }),
  'Short description: under 15 words': said('refusal_too_many_words', m.refusal_too_many_words, { max: 14 }),
  '3 years of history': said('refusal_season_out_of_range', m.refusal_season_out_of_range, {}),
  '2 sports, 4 performances, 4 awards, 4 links': said('list_maximum', m.list_maximum, {}),
  '“Something went wrong, try again later.”': said('error_generic', m.error_generic, { reader: 'athlete' }),
  'The longer variant, that asks to contact the provider': said('error_generic_long', m.error_generic_long, {
    reader: 'athlete',
    email: supportAddress,
  }),
  'Unknown error': said('error_unknown', m.error_unknown, { reader: 'athlete' }),
  'Request timed out': said('error_timed_out', m.error_timed_out, { reader: 'athlete' }),
  'Image not found': said('error_image_not_found', m.error_image_not_found, {}),
  'Email already linked to an account': said('refusal_email_taken', m.refusal_email_taken, {}),
  'Email not linked to any account': said('refusal_email_unknown', m.refusal_email_unknown, {}),
  'Invalid one-time password': said('refusal_code_wrong', m.refusal_code_wrong, { triesLeft: 4 }),
  'Invalid credentials': said('refusal_credentials_wrong', m.refusal_credentials_wrong, {}),
  'Error sending email': said('verify_email_state_failed', m.verify_email_state_failed, {}),
  '“This link is either invalid or expired.”': said('refusal_reset_link_invalid', m.refusal_reset_link_invalid, {}),
  'Article does not exist or cannot be found': said('error_article_not_found', m.error_article_not_found, {}),
  'Invalid passcode, try again': said('refusal_passcode_wrong', m.refusal_passcode_wrong, {}),
  'Portfolio not public or no longer exists': said('shared_not_public_title', m.shared_not_public_title, {}),
  '“Unexpected Application Error!”': said('error_page_title', m.error_page_title, {}),
  'Router fallback: status and text': {
    key: 'error_page_status',
    words: (language) =>
      m.error_page_status(
        { status: 500, words: m.error_generic({ reader: 'athlete' }, { locale: language }) },
        { locale: language },
      ),
  },
};
