import { describe, expect, it } from 'vitest';
import { nextAttempt } from './publish-attempt.ts';

const form = { label: 'Coach Brodeur', passcode: '482915', days: 30 };

describe('asking for a link', () => {
  it('again with the same form is the same request, so that it makes one link', () => {
    const first = nextAttempt(undefined, form);
    expect(nextAttempt(first, { ...form })).toBe(first);
  });

  it('with a changed form is another request for another link', () => {
    const first = nextAttempt(undefined, form);
    const second = nextAttempt(first, { ...form, passcode: '000000' });
    expect(second.request.commandId).not.toBe(first.request.commandId);
    expect(second.request.linkId).not.toBe(first.request.linkId);
  });

  it('expires after the chosen number of days, or never without one', () => {
    expect(nextAttempt(undefined, { ...form, days: null }).request.expiresAt).toBeNull();
    const expiresAt = Date.parse(nextAttempt(undefined, { ...form, days: 7 }).request.expiresAt ?? '');
    expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(7);
  });
});
