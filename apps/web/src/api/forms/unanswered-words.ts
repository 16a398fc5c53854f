import type { Reader } from '../../i18n/reader.ts';
import { m } from '../../paraglide/messages.js';
import type { FormAnswer } from './parse-answer.ts';

/** Returns why a posted form was neither accepted nor refused; undefined if it was. */
export const unansweredWords = (answer: FormAnswer | null, reader: Reader): string | undefined => {
  if (answer?.wait) return m.error_too_many_requests({ reader });
  if (answer?.noCookies) return m.error_no_cookies({ reader });
  if (answer?.anotherAccount) return m.error_another_account({ reader });
  return answer?.late ? m.error_timed_out({ reader }) : undefined;
};
