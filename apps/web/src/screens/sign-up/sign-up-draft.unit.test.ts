import { describe, expect, it } from 'vitest';
import { emptyDraft, parseDraft, typedIn } from './sign-up-draft.ts';

describe('the draft of a sign-up', () => {
  it('comes back as it was typed', () => {
    const typed = { ...emptyDraft, firstName: 'Léa', country: 'usa', region: 'VT', terms: true } as const;
    expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
  });

  it('is empty when nothing, or nothing of ours, was kept', () => {
    for (const stored of [null, '', '{', '"text"', 'null', '[]']) expect(parseDraft(stored)).toEqual(emptyDraft);
  });

  it('carries no password, even when the storage does', () => {
    expect(parseDraft(JSON.stringify({ password: 'hunter2hunter2' }))).toEqual(emptyDraft);
  });
});

describe('what was typed before the script listened', () => {
  it('is taken over, and nothing else', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ firstName: 'Léa', lastName: '', 'bday-year': '2009', country: 'usa' }))
      form.set(name, value);
    form.set('password', 'hunter2hunter2');
    expect(typedIn(form)).toEqual({ firstName: 'Léa', dateOfBirth: '2009--', country: 'usa' });
    expect(typedIn(new FormData())).toEqual({});
  });
});
