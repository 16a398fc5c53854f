import { m } from '../../paraglide/messages.js';
import type { RefusedPasscode } from './refused-passcode.ts';

/** Its own few words: the list of all refusals is too large for this page. */
export const refusedWords = (search: RefusedPasscode): string | undefined => {
  switch (search.refused) {
    case 'form_expired':
      return m.shared_passcode_expired();
    case 'late':
      return m.error_timed_out({ reader: 'scout' });
    case 'no_cookies':
      return m.error_no_cookies({ reader: 'scout' });
    case 'passcode_wrong':
      return m.refusal_passcode_wrong();
    case 'six_digits':
      return m.refusal_six_digits({ reader: 'scout' });
    case 'passcode_wait':
      return m.refusal_passcode_wait({ minutes: search.minutes });
    default:
      return undefined;
  }
};
