import { everyPart } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { daysOf, periodWords } from './period.ts';
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

  it('sends the chosen number of days, and no time of this device', () => {
    const { request } = nextAttempt(undefined, { ...form, period: '7' });
    expect(request).toMatchObject({ days: 7 });
    expect(request).not.toHaveProperty('expiresAt');
    expect(nextAttempt(undefined, { ...form, period: 'always' }).request.days).toBeNull();
  });
});

it('a link that is changed sends no days if it keeps its end', () => {
  expect([daysOf('kept'), daysOf('always'), daysOf('90')]).toEqual([undefined, null, 90]);
});

it('an end that is kept has no words, least of all those of no end', () => {
  const words = (['30', 'always', 'kept'] as const).map(periodWords);
  expect(words).toEqual([m.share_expiry_days({ days: '30' }), m.share_expiry_never(), '']);
});
