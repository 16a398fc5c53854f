import { describe, expect, it } from 'vitest';
import { specification } from '../kernel/given-when-then.ts';
import {
  isLinkLive,
  type PublishPortfolio,
  passcode,
  publishForm,
  type SharingContext,
  type SharingEvent,
  sharingDecider,
} from './index.ts';

const at = new Date('2026-11-20T12:00:00Z');
const context: SharingContext = { plan: 'athlete', emailVerified: true, ageRefusal: null, at };
const { given } = specification(sharingDecider, context);
const linkId = '019a0000-0000-7000-8000-000000000001';
const link = { linkId, label: 'Coach Roy', protected: true, expiresAt: null };
const publish: PublishPortfolio = {
  type: 'PublishPortfolio',
  ...link,
};
const published: SharingEvent = { type: 'PortfolioPublished', data: link };
const revoked: SharingEvent = { type: 'LinkRevoked', data: { linkId } };
const opened: SharingEvent = { type: 'PasscodeChanged', data: { linkId, protected: false } };

describe('publishing', () => {
  it('creates a link', () => given().when(publish).thenEvents(published));
  it('again with the same link changes nothing', () => given(published).when(publish).thenNothing());
  it('makes as many links as wanted', () => {
    const another = { ...link, linkId: '019a0000-0000-7000-8000-000000000002' };
    given(published)
      .when({ ...publish, ...another })
      .thenEvents({ type: 'PortfolioPublished', data: another });
  });
  it('needs a verified email, before anything else', () =>
    given()
      .when(publish, { ...context, plan: 'free', emailVerified: false })
      .thenRefused('email_unverified'));
  it.each(['guardian_withdrew', 'publishing_closed', 'own_consent_needed'] as const)('is refused by %s', (ageRefusal) =>
    given()
      .when(publish, { ...context, ageRefusal })
      .thenRefused(ageRefusal),
  );
  it('is refused while nobody has looked at the age', () =>
    given().when(publish, { plan: 'athlete', emailVerified: true, at }).thenRefused('guardian_needed'));
  it('needs the athlete plan', () =>
    given()
      .when(publish, { ...context, plan: 'free' })
      .thenRefused('plan_required'));
  it('refuses another content for an existing link', () =>
    given(published)
      .when({ ...publish, label: 'A scout' })
      .thenRefused('link_exists'));
  it('does not restore a revoked link', () => given(published, revoked).when(publish).thenRefused('link_revoked'));
  it('needs no label, and trims the one it gets', () =>
    given()
      .when({ ...publish, label: '  ' })
      .thenEvents({ type: 'PortfolioPublished', data: { ...link, label: '' } }));
  it('refuses a label of 81 characters', () =>
    given()
      .when({ ...publish, label: 'a'.repeat(81) })
      .thenRefused('too_long', 'label'));
  it('refuses an invalid end date', () =>
    given()
      .when({ ...publish, expiresAt: 'tomorrow' })
      .thenRefused('date_invalid', 'expiresAt'));
  it.each(['2026-11-20T12:00:00.001Z', '2026-11-21T01:00:01+13:00', '2031-11-20T12:00:00Z'])(
    'accepts the end date %s',
    (expiresAt) =>
      given()
        .when({ ...publish, expiresAt })
        .thenEvents({ type: 'PortfolioPublished', data: { ...link, expiresAt } }),
  );
  it.each([
    '2026-11-20T12:00:00Z',
    '2026-11-20T13:00:00+02:00',
    '0000-01-01T00:00:00Z',
    '2031-11-20T12:00:00.001Z',
    '9999-12-31T23:59:59Z',
  ])('refuses the end date %s', (expiresAt) =>
    given()
      .when({ ...publish, expiresAt })
      .thenRefused('expiry_out_of_range', 'expiresAt'),
  );
  it('again after the link has ended changes nothing', () => {
    const ended = { ...link, expiresAt: '2026-11-19T12:00:00Z' };
    given({ type: 'PortfolioPublished', data: ended })
      .when({ ...publish, ...ended })
      .thenNothing();
  });
});

describe('revoking a link', () => {
  const revoke = { type: 'RevokeLink', linkId } as const;
  it('ends it', () => given(published).when(revoke).thenEvents(revoked));
  it('twice changes nothing', () => given(published, revoked).when(revoke).thenNothing());
  it('that does not exist is refused', () => given().when(revoke).thenRefused('link_unknown'));
});

describe('changing a passcode', () => {
  const change = (isProtected: boolean) => ({ type: 'ChangePasscode', linkId, protected: isProtected }) as const;
  it('from one code to another records that it changed, not the code', () =>
    given(published)
      .when(change(true))
      .thenEvents({ type: 'PasscodeChanged', data: { linkId, protected: true } }));
  it('can remove it', () => given(published).when(change(false)).thenEvents(opened));
  it('that is not there changes nothing', () => given(published, opened).when(change(false)).thenNothing());
  it('of a link that does not exist is refused', () => given().when(change(true)).thenRefused('link_unknown'));
  it('of a revoked link is refused', () => given(published, revoked).when(change(true)).thenRefused('link_revoked'));
});

describe('a link', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  it('is live until it is revoked or expires', () => {
    expect(isLinkLive({ revoked: false, expiresAt: null }, at)).toBe(true);
    expect(isLinkLive({ revoked: true, expiresAt: null }, at)).toBe(false);
    expect(isLinkLive({ revoked: false, expiresAt: '2026-11-20T12:00:01Z' }, at)).toBe(true);
    expect(isLinkLive({ revoked: false, expiresAt: '2026-11-20T12:00:00Z' }, at)).toBe(false);
  });

  it('passcode is six digits, and spaces are ignored', () => {
    expect(passcode.parse('012 345')).toBe('012345');
    for (const text of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])
      expect(passcode.safeParse(text).success).toBe(false);
  });

  it('may have no passcode and no end date', () =>
    expect(publishForm.parse({ label: '', passcode: null, expiresAt: null })).toEqual({
      label: '',
      passcode: null,
      expiresAt: null,
    }));
});
