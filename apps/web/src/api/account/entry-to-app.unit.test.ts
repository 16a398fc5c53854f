import { describe, expect, it } from 'vitest';
import { entryToApp } from './entry-to-app.ts';

const agreed = { termsAccepted: true, ownConsentAsked: false };

describe('a page of the app', () => {
  it.each([
    ['somebody without a session', null, '/$lang/auth'],
    ['somebody who has not accepted the new terms', { ...agreed, termsAccepted: false }, '/$lang/auth/new-terms'],
    ['somebody whose own consent is asked for', { ...agreed, ownConsentAsked: true }, '/$lang/auth/own-consent'],
  ])('sends %s elsewhere first', (_, session, first) =>
    expect(entryToApp(session, '/en/app/dashboard')).toEqual({ first }),
  );

  it('opens for everybody else', () => expect(entryToApp(agreed, '/en/app/dashboard')).toEqual({ session: agreed }));
});

describe('a new agreement', () => {
  const unsettled = { termsAccepted: false, ownConsentAsked: true };

  it.each([
    ['/en/app/athlete-plan', true],
    ['/fr-ca/app/athlete-plan/unsubscribe', true],
    ['/en/app/account', false],
    ['/en/app/athlete-plan-of-another', false],
  ])('is not needed to end the plan: %s', (path, ends) => expect('session' in entryToApp(unsettled, path)).toBe(ends));
});
