import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianAnswerForm } from './guardian-answer-form.tsx';

const refusedFor = (field: string, typed: FormAnswer['typed']): FormAnswer => ({
  refusal: { code: 'required', field },
  typed,
});

const formOf = (answer: FormAnswer | null) =>
  renderToString(<GuardianAnswerForm textVersion="2026-11-26" isSecond={false} answer={answer} />);

const inputIn = (html: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('the form by which a guardian agrees', () => {
  it('restores its checkbox only if the text has not changed', () => {
    const typed = { guardianName: '', agreed: 'on' };
    const checked = (textVersion: string) =>
      inputIn(formOf(refusedFor('guardianName', { ...typed, textVersion })), 'agreed').includes('checked=""');
    expect(checked('2026-11-26')).toBe(true);
    expect(checked('2026-01-01')).toBe(false);
    expect(inputIn(formOf(null), 'agreed')).not.toContain('checked');
  });

  it('focuses the first field that is wrong', () => {
    const focused = (answer: FormAnswer | null) =>
      ['guardianName', 'agreed'].filter((name) => inputIn(formOf(answer), name).includes('autofocus'));
    expect(focused(null)).toEqual([]);
    expect(focused(refusedFor('guardianName', { guardianName: '', textVersion: 'a' }))).toEqual(['guardianName']);
    expect(focused(refusedFor('agreed', { guardianName: 'Ruth', textVersion: 'a' }))).toEqual(['agreed']);
  });

  it('focuses the reason if the whole form is refused', () => {
    const html = formOf({ refusal: { code: 'guardian_same_browser' }, typed: { guardianName: 'Ruth' } });
    expect(html).toMatch(/<div[^>]* autofocus=""/);
  });

  it('says that the text has changed since it was read, and not that the link is not valid', () => {
    const html = formOf({ refusal: { code: 'guardian_link_invalid' }, typed: { textVersion: '2026-01-01' } });
    expect(html).toContain(m.guardian_page_confirm_changed());
    expect(html).not.toContain(refusalWords({ code: 'guardian_link_invalid' }, 'scout'));
  });
});
