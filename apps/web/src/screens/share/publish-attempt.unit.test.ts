import { everyPart } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { endOf } from './period.ts';
import { nextAttempt } from './publish-attempt.ts';

const form = {
  label: 'Coach Brodeur',
  passcode: { kind: 'own', code: '482915' },
  period: '30',
  parts: everyPart(true),
} as const;

describe('asking for a link', () => {
  it('again with the same form is the same request, so that it makes one link', () => {
    const first = nextAttempt(undefined, form);
    expect(nextAttempt(first, { ...form, parts: everyPart(true) })).toBe(first);
  });

  it('with a changed form is another request for another link', () => {
    const first = nextAttempt(undefined, form);
    for (const change of [{ passcode: { kind: 'none' as const } }, { parts: { ...form.parts, grit: false } }]) {
      const second = nextAttempt(first, { ...form, ...change });
      expect(second.request.commandId).not.toBe(first.request.commandId);
      expect(second.request.linkId).not.toBe(first.request.linkId);
    }
  });

  it('expires after the chosen number of days, or never without one', () => {
    expect(nextAttempt(undefined, { ...form, period: 'always' }).request.expiresAt).toBeNull();
    const expiresAt = Date.parse(nextAttempt(undefined, { ...form, period: '7' }).request.expiresAt ?? '');
    expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(7);
  });
});

it('a link that is changed keeps its end to the second', () => {
  const until = new Date('2027-06-30T12:00:00.250Z');
  expect([endOf('kept', until), endOf('kept', null), endOf('always', until)]).toEqual([
    until.toISOString(),
    null,
    null,
  ]);
});
