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

const mayParts = { agreedAt: new Date('2026-11-26T12:00:00Z'), confirmedAt: undoableUntil, withdrawnAt: undoableUntil };

const account = {
  state: 'account',
  firstName: 'Noor',
  hindrance: null,
  total: 2,
  links: [
    {
      linkId: 'a',
      number: 3,
      createdAt: undoableUntil,
      expiresAt: null,
      hasPasscode: true,
      isOff: false,
      parts: ['contacts', 'masks', 'grit'],
    },
    {
      linkId: 'b',
      number: 1,
      createdAt: undoableUntil,
      expiresAt: undoableUntil,
      hasPasscode: false,
      isOff: true,
      parts: [],
    },
  ],
} as const;

describe('the page on which a guardian answers', () => {
  const titles: readonly (readonly [GuardianPageProps['page']['state'], FormAnswer['done'], () => string])[] = [
    ['asking', undefined, () => m.guardian_page_title({ firstName: 'Noor' })],
    ['confirming', undefined, m.guardian_page_confirm_title],
    ['refused', undefined, m.guardian_page_refused_title],
    ['answered', undefined, m.guardian_page_done_title],
    ['answered', 'done', m.guardian_page_done_title],
    ['invalid', undefined, m.guardian_link_invalid_title],
    ['open', 'open', m.guardian_page_done_title],
    ['withdrawn', undefined, m.guardian_withdraw_done_title],
    ['second_mail', 'second_mail', m.guardian_page_second_mail_title],
    // The answer of another link, whose next page was never shown.
    ['asking', 'done', () => m.guardian_page_title({ firstName: 'Noor' })],
    ['refused', 'done', m.guardian_page_refused_title],
  ];

  it('says what a withdrawal does, and where to ask for more than that', () => {
    const page = { ...asking, isTextNew: false } as GuardianPageProps['page'];
    const html = renderToString(<GuardianPage page={page} token="a-token" price="$5.99" answer={null} />);
    expect(html).toContain(m.guardian_page_undo({ age: 18 }));
    expect(html).toContain(m.guardian_page_undo_erase());
    expect(html).toContain('href="mailto:support@palmares.example"');
  });

  it.each(titles)(
    'shows the title of the state %s after the answer %s, and focuses that of an answer',
    (state, act, title) => {
      const page = { ...asking, ...mayParts, isTextNew: false, undoableUntil, state } as GuardianPageProps['page'];
      const props = { page, token: 'a-token', price: '$5.99', answer: act === undefined ? null : done(act) };
      expect(guardianHeader(props).title).toBe(title());
      const html = renderToString(<GuardianPage {...props} />);
      expect(html).toContain(title());
      expect(focusedIn(html)).toBe(act === undefined || state === 'asking' ? undefined : 'h1');
    },
  );

  const shown = (page: GuardianPageProps['page']) =>
    renderToString(<GuardianPage page={page} token="a-token" price="$5.99" answer={null} />);

  it('has a yes and a no with one button each, of equal weight, and a no by the link that can take it back', () => {
    const html = shown({ ...asking, firstName: '<b>Noor' });
    expect(html).toContain('&lt;b&gt;Noor asks for your permission');
    const [yes, no] = html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
    const buttonOf = (form = '') => /<button[^>]*class="([^"]*)"/.exec(form)?.[1];
    expect(buttonOf(yes)).toBe(buttonOf(no));
    expect(yes).toContain('name="guardianName"');
    expect(no).toContain('action="/en/auth/guardian-withdraw?token=a-token"');
    expect(no).toContain('name="childName"');
    expect(html).toContain('$5.99');
  });

  it('once answered says when, and leads to what the guardian can do', () => {
    const waits = shown({
      state: 'answered',
      firstName: 'Noor',
      agreedAt: mayParts.agreedAt,
      expiresAt: undoableUntil,
    });
    expect(waits.replaceAll('\u00a0', ' ')).toContain('You said yes on November 26, 2026.');
    for (const html of [waits, shown({ state: 'open', firstName: 'Noor', confirmedAt: undoableUntil })])
      expect(html).toContain('href="/en/auth/guardian-withdraw?token=a-token"');
  });

  it.each([
    { state: 'open', firstName: 'Noor', confirmedAt: null },
    { state: 'withdrawn', withdrawnAt: null },
  ] as const)('says nothing of another guardian to an earlier one: %j', (page) => {
    const html = shown(page);
    expect(html).not.toMatch(/20\d\d/);
    expect(html).not.toContain(m.guardian_withdraw_done_title());
    expect(html).toContain('href="/en/auth/guardian-withdraw?token=a-token"');
  });
});

describe('the page on which a guardian withdraws', () => {
  const ofRequest = { state: 'request', firstName: 'Noor' } as const;
  const withdrawn = { state: 'withdrawn', isWithdrawer: true, undoableUntil } as const;
  const tooLate = { state: 'withdrawn', isWithdrawer: true, undoableUntil: null } as const;
  const byAnother = { ...tooLate, isWithdrawer: false } as const;
  const titles: readonly (readonly [GuardianWithdrawPageProps['page'], FormAnswer['done'], () => string])[] = [
    [ofRequest, undefined, m.guardian_withdraw_request_title],
    [account, undefined, () => m.guardian_account_title({ firstName: 'Noor' })],
    [{ state: 'refused', undoableUntil }, 'withdraw', m.guardian_withdraw_request_done_title],
    [withdrawn, 'withdraw', m.guardian_withdraw_done_title],
    [tooLate, undefined, m.guardian_withdraw_done_title],
    [byAnother, undefined, m.guardian_page_ended_title],
    [ofRequest, 'undo', m.guardian_undo_request_done_title],
    [account, 'undo', m.guardian_undo_done_title],
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
    expect([isChecked(ofRequest), isChecked(account)]).toEqual([true, false]);
  });

  it('lists what stands open by number, with its parts and without label or address, and a form to close each', () => {
    const text = html({ page: account, answer: null }).replaceAll('\u00a0', ' ');
    for (const words of ['Link 3', 'with contacts and Identity results.', 'Link 1', 'switched off for now'])
      expect(text).toContain(words);
    expect(text.match(/name="action" value="close"/g)).toHaveLength(2);
    expect(text).toMatch(/<details(?![^>]* open)[^>]*>/);
    expect(text).not.toContain('athletes/');
  });

  it('says why nothing opens, or that nothing stands open', () => {
    const without = html({ page: { ...account, hindrance: 'no_plan' }, answer: null });
    expect(without).toContain(m.guardian_links_no_plan());
    const none = html({ page: { ...account, links: [], total: 0 }, answer: null });
    expect(none).toContain(m.who_sees_guardian_no_links({ firstName: 'Noor' }));
  });

  it('a link that could not be closed says so in its own form, and at the top once it is gone', () => {
    const refusal = { code: 'confirmation_required', field: 'confirmed' } as const;
    const own = html({ page: account, answer: { refusal, typed: { action: 'close', decision: 'b' } } });
    expect(own.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(own).toContain(refusalWords(refusal, 'scout'));
    const gone = { refusal: { code: 'link_unknown' }, typed: { action: 'close', decision: 'c' } } as const;
    expect(withdrawalShown({ page: account, answer: gone }).problem).toBe(refusalWords(gone.refusal, 'scout'));
    expect(focusedIn(html({ page: account, answer: done('close') }))).toBe('div');
  });
});
