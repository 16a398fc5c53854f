import {
  guardianAnswerForm,
  guardianDecisionForm,
  guardianReceiptForm,
  guardianSecondAnswerForm,
} from '@palmares/domain/account';
import type { FieldCode } from '@palmares/domain/kernel';
import type { inferRouterOutputs } from '@trpc/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import contact from '../../messages/contact/fr-ca.json' with { type: 'json' };
import guardian from '../../messages/guardian/fr-ca.json' with { type: 'json' };
import type { AppRouter } from '../api/app-router.server.ts';
import { m } from '../paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { errorsIn } from '../screens/sign-in/form-errors.ts';
import { contactProblem } from '../site/contact/contact-problem.ts';
import { ANOTHER_ACCOUNT, failureWords, statusOf } from './error-status.ts';
import { refusalWords } from './refusal-words.ts';

const usual = getLocale;
beforeEach(() => overwriteGetLocale(() => 'fr-ca'));
afterEach(() => overwriteGetLocale(usual));

/** A pronoun, or an imperative at the start of a clause. */
const tu = new RegExp(
  [
    '(?<!\\p{L})(?:tu|te|toi|ton|ta|tes|t’\\p{L}+)(?!\\p{L})',
    '(?:^|[.:;,] |\\s(?:puis|ou|et) )(?:ajoute|attends|autorise|choisis|coche|connecte|demande|écris|entre|envoie|exporte|imprime|limite|mets|ouvre|recharge|reconnecte|réessaie|regarde|remplis|utilise|vérifie)(?!\\p{L})',
  ].join('|'),
  'iu',
);

const answered = (httpStatus: number) => Object.assign(new Error(), { data: { httpStatus } });

type Guardian = inferRouterOutputs<AppRouter>['guardian'];
type Answer = Guardian['answer' | 'withdraw' | 'undoWithdrawal' | 'mailReceipt'];
type GuardianCode = Exclude<Extract<Answer, { ok: false }>['refusal']['code'], FieldCode>;

/** Every refusal of what a guardian sends. One that is missing does not compile. */
const guardianCodes: Readonly<Record<GuardianCode, true>> = {
  child_name_wrong: true,
  guardian_link_invalid: true,
  guardian_receipt_sent: true,
  guardian_same_browser: true,
};

const forms = { guardianAnswerForm, guardianSecondAnswerForm, guardianDecisionForm, guardianReceiptForm };
const badlyFilled = [
  {},
  { guardianName: 'A', childName: 'é'.repeat(99), email: 'x', agreed: false, confirmed: false },
  { guardianName: 'é'.repeat(99), childName: '\ue000', agreed: true },
  { guardianName: 'a\u0007b', childName: '' },
];

describe('French says vous, never tu, to parents and to those who write to us', () => {
  it.each([400, 401, 403, 408, 412, ANOTHER_ACCOUNT, 429, 500, 503])('when a request fails with %i', (status) => {
    expect(statusOf(answered(status), 'scout').words).not.toMatch(tu);
    expect(failureWords(answered(status))).toMatch(tu);
  });

  it('when a page could not be shown', () => {
    for (const reader of ['scout', 'athlete'] as const)
      for (const words of [
        statusOf(new Error(), reader).words,
        m.error_page_body({ reader }),
        m.error_page_too_often({ reader }),
        m.error_no_cookies({ reader }),
      ])
        expect({ reader, words, isTu: tu.test(words) }).toEqual({ reader, words, isTu: reader === 'athlete' });
  });

  it.each(Object.keys(guardianCodes) as GuardianCode[])('when a guardian is refused with %s', (code) =>
    expect(refusalWords({ code }, 'scout')).not.toMatch(tu),
  );

  it.each(Object.entries(forms))('beside each field of the %s', (_, form) => {
    const wrong = badlyFilled.flatMap((typed) => Object.values(errorsIn(form, typed, 'scout')));
    expect(wrong.length).toBeGreaterThan(2);
    expect(wrong.filter((words) => words === undefined || tu.test(words))).toEqual([]);
  });

  it.each(['subject', 'name', 'email', 'body', undefined])('beside the field %s of the contact page', (field) => {
    for (const code of ['required', 'too_long', 'characters_invalid', 'form_expired', 'looks_automatic'] as const) {
      const refusal = { code, ...(field === undefined ? {} : { field }) };
      expect(contactProblem({ refusal, typed: {} })?.words).toMatch(/\p{L}/u);
      expect(contactProblem({ refusal, typed: {} })?.words).not.toMatch(tu);
    }
  });

  it('in the texts of their pages', () => {
    const isTheirs = (key: string) => /^(?:guardian_(?:decision|link|page|receipt|undo|withdraw)|write_us)_/.test(key);
    const texts = Object.entries<string>({ ...guardian, ...contact }).filter(([key]) => isTheirs(key));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter(([, words]) => tu.test(words))).toEqual([]);
  });
});
