import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { answerCookie, type FormName } from './answer-cookie.ts';
import { unpackAnswer } from './packed-answer.server.ts';
import { type FormAnswer, parseAnswer } from './parse-answer.ts';
import { isRefusedWithoutCookies } from './sent-cookies.server.ts';

/**
 * Takes the answer that the form's last post left for its page, in a cookie or, for want of one, in the address. Only
 * the server finds one: a posted form always loads a new document.
 */
export const takeFormAnswer = createIsomorphicFn()
  .server((form: FormName): FormAnswer | null => {
    const kept = getCookie(answerCookie(form));
    if (!kept) return isRefusedWithoutCookies() ? { noCookies: true, typed: {} } : null;
    setCookie(answerCookie(form), '', { path: '/', maxAge: 0 });
    return parseAnswer(kept, unpackAnswer);
  })
  .client((_form: FormName): FormAnswer | null => null);
