import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianPage } from './guardian-page.tsx';
import { type GuardianPageProps, guardianHeader } from './guardian-state.ts';
import { GuardianWithdrawPage } from './guardian-withdraw-page.tsx';
import { type GuardianWithdrawPageProps, withdrawalShown } from './withdrawal-state.ts';

const undoableUntil = new Date('2026-12-01T12:00:00Z');
const asking = {
  state: 'asking',
  firstName: 'Noor',
  expiresAt: undoableUntil,
  version: '2026-11-26',
  html: '<p>Text</p>',
  hasAccount: false,
} as const;
const done = (act: FormAnswer['done']): FormAnswer => ({ done: act, typed: {} });

/** The element that the browser focuses, as the page's HTML names it. */
const focusedIn = (html: string): string | undefined => /<(\w+)[^>]* autofocus=""/.exec(html)?.[1];

describe('the page on which a guardian answers', () => {
  const titles: readonly (readonly [GuardianPageProps['page']['state'], FormAnswer['done'], () => string])[] = [
    ['asking', undefined, m.guardian_page_title],
    ['confirming', undefined, m.guardian_page_confirm_title],
    ['refused', undefined, m.guardian_page_refused_title],
    ['answered', undefined, m.guardian_page_answered_title],
    ['answered', 'done', m.guardian_page_done_title],
    ['invalid', undefined, m.guardian_link_invalid_title],
    ['invalid', 'open', m.guardian_page_done_title],
    ['second_mail', 'second_mail', m.guardian_page_second_mail_title],
    // The answer of another link, whose next page was never shown.
    ['asking', 'done', m.guardian_page_title],
    ['refused', 'done', m.guardian_page_refused_title],
  ];

  it.each(titles)(
    'shows the title of the state %s after the answer %s, and focuses that of an answer',
    (state, act, title) => {
      const page = { ...asking, isTextNew: false, undoableUntil, state } as GuardianPageProps['page'];
      const props = { page, answer: act === undefined ? null : done(act) };
      expect(guardianHeader(props).title).toBe(title());
      const html = renderToString(<GuardianPage {...props} />);
      expect(html).toContain(title());
      expect(focusedIn(html)).toBe(act === undefined || state === 'asking' ? undefined : 'h1');
    },
  );
});

describe('the page on which a guardian withdraws', () => {
  const ofRequest = { state: 'request', firstName: 'Noor' } as const;
  const withdrawn = { state: 'withdrawn', undoableUntil } as const;
  const tooLate = { state: 'withdrawn', undoableUntil: null } as const;
  const titles: readonly (readonly [GuardianWithdrawPageProps['page'], FormAnswer['done'], () => string])[] = [
    [ofRequest, undefined, m.guardian_withdraw_request_title],
    [{ state: 'account' }, undefined, m.guardian_withdraw_title],
    [{ state: 'refused', undoableUntil }, 'withdraw', m.guardian_withdraw_request_done_title],
    [withdrawn, 'withdraw', m.guardian_withdraw_done_title],
    [ofRequest, 'undo', m.guardian_undo_request_done_title],
    [{ state: 'account' }, 'undo', m.guardian_undo_done_title],
    [{ state: 'invalid' }, undefined, m.guardian_link_invalid_title],
  ];
  const html = (props: GuardianWithdrawPageProps) => renderToString(<GuardianWithdrawPage {...props} />);

  it.each(titles)('shows the title of the state %j after %s, and focuses that of an answer', (page, act, title) => {
    const props = { page, answer: act === undefined ? null : done(act) };
    expect(withdrawalShown(props).header.title).toBe(title());
    expect(html(props)).toContain(title());
    expect(focusedIn(html(props))).toBe(act === undefined ? undefined : 'h1');
  });

  it('focuses the notice that a confirmation is on its way', () => {
    const answered = html({ page: withdrawn, answer: done('receipt') });
    expect(answered).toContain(m.guardian_receipt_done());
    expect(focusedIn(answered)).toBe('div');
  });

  it.each(['undo', 'receipt'])('says why %s was refused once it is too late', (action) => {
    const answer = { refusal: { code: 'guardian_link_invalid' }, typed: { action } } as const;
    const refused = html({ page: tooLate, answer });
    expect(refused).toContain(refusalWords(answer.refusal, 'scout'));
    expect(focusedIn(refused)).toBe('div');
    expect(withdrawalShown({ page: withdrawn, answer }).problem).toBeUndefined();
  });

  it('restores the checkbox only for the same decision', () => {
    const refusal = { code: 'child_name_wrong', field: 'childName' } as const;
    const typed = { action: 'withdraw', decision: 'request', childName: 'Zoé', confirmed: 'on' };
    const isChecked = (page: GuardianWithdrawPageProps['page']) =>
      html({ page, answer: { refusal, typed } }).includes('checked=""');
    expect([isChecked(ofRequest), isChecked({ state: 'account' })]).toEqual([true, false]);
  });
});
