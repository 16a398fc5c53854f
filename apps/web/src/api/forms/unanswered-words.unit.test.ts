import { expect, it } from 'vitest';
import { ANOTHER_ACCOUNT, failureWords } from '../../notices/error-status.ts';
import { m } from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { readRefusedLogIn, refusedLogInWords } from '../account/refused-log-in.ts';
import { postedProblem } from './posted-problem.ts';
import { unansweredWords } from './unanswered-words.ts';

it('a form that is posted without a script says that another account has logged in, as its own script would', () => {
  const words = failureWords(Object.assign(new Error(), { data: { httpStatus: ANOTHER_ACCOUNT } }));
  expect(words).toContain('Another account is logged in');
  expect(postedProblem({ anotherAccount: true, typed: {} })).toEqual({ words });
});

it('a form that is posted without a script says that the server took too long, as its own script would', () => {
  expect(postedProblem({ late: true, typed: {} })).toEqual({
    words: 'That took too long. Check your connection and try again.',
  });
  expect(postedProblem({ typed: {} })).toBeUndefined();
  expect(refusedLogInWords(readRefusedLogIn({ refused: 'late' }))).toBe(
    'That took too long. Check your connection and try again.',
  );
});

it('a form that is posted without a script says that cookies are blocked, as its own script would', () => {
  expect(postedProblem({ noCookies: true, typed: {} })).toEqual({ words: m.error_no_cookies({ reader: 'athlete' }) });
  expect(postedProblem({ noCookies: true, typed: {} }, 'scout')).toEqual({
    words: m.error_no_cookies({ reader: 'scout' }),
  });
});

it('a coach who writes to support is addressed as one', () => {
  overwriteGetLocale(() => 'fr-ca');
  try {
    expect(unansweredWords({ late: true, typed: {} }, 'scout')).toBe(
      'La demande a pris trop de temps. Vérifiez votre connexion, puis réessayez.',
    );
    expect(unansweredWords({ late: true, typed: {} }, 'athlete')).toBe(
      'La demande a pris trop de temps. Vérifie ta connexion, puis réessaie.',
    );
  } finally {
    overwriteGetLocale(() => 'en');
  }
});
