import { describe, expect, it } from 'vitest';
import { emptyDraft, parseDraft, typedIn } from './sign-up-draft.ts';

describe('the draft of a sign-up', () => {
  it('comes back as it was typed', () => {
    const typed = { ...emptyDraft, firstName: 'Léa', country: 'usa', region: 'VT', terms: true } as const;
    expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
  });

  it('is empty when nothing valid was stored', () => {
    for (const stored of [null, '', '{', '"text"', 'null', '[]']) expect(parseDraft(stored)).toEqual(emptyDraft);
  });

  it('holds no password, even when the storage does', () => {
    expect(parseDraft(JSON.stringify({ password: 'hunter2hunter2' }))).toEqual(emptyDraft);
  });
});

describe('what was typed before the script listened', () => {
  it('is kept, and blank fields are left out', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ firstName: 'Léa', lastName: '', 'bday-year': '2009', country: 'usa' }))
      form.set(name, value);
    form.set('password', 'hunter2hunter2');
    expect(typedIn(form)).toEqual({ firstName: 'Léa', dateOfBirth: '2009--', country: 'usa' });
    expect(typedIn(new FormData())).toEqual({});
  });
});
