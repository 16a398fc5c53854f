import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { unpackAnswer } from './packed-answer.server.ts';
import { type FormAnswer, parseAnswer } from './parse-answer.ts';

export type FormName =
  | 'contact'
  | 'finish-sign-up'
  | 'guardian'
  | 'guardian-needed'
  | 'guardian-withdraw'
  | 'log-in'
  | 'new-password'
  | 'report'
  | 'reset-password'
  | 'sign-up'
  | 'verify-email';

/** A cookie, because the address of a page would be in every log. */
export const answerCookie = (form: FormName): string => `form_${form}`;

/**
 * Takes the answer that the form's last post left for its page. Only the server finds one: a form posted without a
 * script always loads a new document.
 */
export const takeFormAnswer = createIsomorphicFn()
  .server((form: FormName): FormAnswer | null => {
    const kept = getCookie(answerCookie(form));
    if (!kept) return null;
    setCookie(answerCookie(form), '', { path: '/', maxAge: 0 });
    return parseAnswer(kept, unpackAnswer);
  })
  .client((_form: FormName): FormAnswer | null => null);
