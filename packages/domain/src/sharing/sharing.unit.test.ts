import { describe, expect, it } from 'vitest';
import { specification } from '../kernel/given-when-then.ts';
import {
  isLinkLive,
  type PasscodeKind,
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
const parts = {
  contacts: true,
  documents: false,
  ncaaId: false,
  masks: true,
  colors: true,
  learningStyles: true,
  grit: true,
};
const link = { linkId, label: 'Coach Roy', passcode: 'own', expiresAt: null, parts } as const;
const { expiresAt: _, ...terms } = link;
const publish: PublishPortfolio = { type: 'PublishPortfolio', days: null, ...terms };
const published: SharingEvent = { type: 'PortfolioPublished', data: link };
const revoked: SharingEvent = { type: 'LinkRevoked', data: { linkId } };
const opened: SharingEvent = { type: 'PasscodeChanged', data: { linkId, passcode: 'none' } };
const accountPasscode: SharingEvent = { type: 'AccountPasscodeChanged', data: {} };
const byAccount = { ...link, passcode: 'account' } as const;

describe('publishing', () => {
  it('creates a link', () => given().when(publish).thenEvents(published));
  it('again with the same link changes nothing', () => given(published).when(publish).thenNothing());
  it('with the passcode of the account needs one there', () => {
    given()
      .when({ ...publish, passcode: 'account' })
      .thenRefused('account_passcode_missing', 'passcode');
    given(accountPasscode)
      .when({ ...publish, passcode: 'account' })
      .thenEvents({ type: 'PortfolioPublished', data: byAccount });
  });

  it('makes as many links as wanted', () => {
    const others = Array.from(
      { length: 1000 },
      (_, index): SharingEvent => ({ type: 'PortfolioPublished', data: { ...link, linkId: `link ${index}` } }),
    );
    given(...others)
      .when(publish)
      .thenEvents(published);
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
  it.each([
    [7, '2026-11-28T04:59:59.999Z'],
    [30, '2026-12-21T04:59:59.999Z'],
    [1, '2026-11-22T04:59:59.999Z'],
    [1830, '2031-11-25T04:59:59.999Z'],
  ])('ends a link of %i days with the last of them in Toronto, counted from the server’s time', (days, expiresAt) =>
    given()
      .when({ ...publish, days })
      .thenEvents({ type: 'PortfolioPublished', data: { ...link, expiresAt } }),
  );
  it.each([0, -7, 1.5, 1831, Number.MAX_SAFE_INTEGER])('refuses %d days', (days) =>
    given()
      .when({ ...publish, days })
      .thenRefused('expiry_out_of_range', 'days'),
  );
  it('without days and without an end makes a link without an end', () =>
    given()
      .when({ type: 'PublishPortfolio', ...terms })
      .thenEvents(published));
  it('again with the same link and the same days changes nothing on the same day', () => {
    const ended = { ...link, expiresAt: '2026-11-28T04:59:59.999Z' };
    given({ type: 'PortfolioPublished', data: ended })
      .when({ ...publish, days: 7 })
      .thenNothing();
    given({ type: 'PortfolioPublished', data: ended })
      .when({ ...publish, days: 30 })
      .thenRefused('link_exists');
  });
});

describe('publishing from a page that still sends the end', () => {
  const earlier: PublishPortfolio = { type: 'PublishPortfolio', ...link };

  it('refuses an invalid end', () =>
    given()
      .when({ ...earlier, expiresAt: 'tomorrow' })
      .thenRefused('date_invalid', 'expiresAt'));
  it.each(['2026-11-20T12:00:00.001Z', '2026-11-21T01:00:01+13:00', '2031-11-25T04:59:59.999Z'])(
    'accepts the end %s',
    (expiresAt) =>
      given()
        .when({ ...earlier, expiresAt })
        .thenEvents({ type: 'PortfolioPublished', data: { ...link, expiresAt } }),
  );
  it.each([
    '2026-11-20T12:00:00Z',
    '2026-11-20T13:00:00+02:00',
    '0000-01-01T00:00:00Z',
    '2031-11-25T05:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('refuses the end %s', (expiresAt) =>
    given()
      .when({ ...earlier, expiresAt })
      .thenRefused('expiry_out_of_range', 'expiresAt'),
  );
  it('again after the link has ended changes nothing', () => {
    const ended = { ...link, expiresAt: '2026-11-19T12:00:00Z' };
    given({ type: 'PortfolioPublished', data: ended })
      .when({ ...earlier, ...ended })
      .thenNothing();
  });
});

describe('revoking a link', () => {
  const revoke = { type: 'RevokeLink', linkId } as const;
  it('ends it', () => given(published).when(revoke).thenEvents(revoked));
  it('twice changes nothing', () => given(published, revoked).when(revoke).thenNothing());
  it('that does not exist is refused', () => given().when(revoke).thenRefused('link_unknown'));
});

describe('changing a link', () => {
  const changed = {
    ...link,
    label: 'Coach Brodeur',
    expiresAt: '2026-12-20T12:00:00Z',
    parts: { ...parts, contacts: false },
  };
  const { passcode: _, ...terms } = changed;
  const { expiresAt: __, ...kept } = terms;
  const change = { type: 'ChangeLink', ...terms } as const;
  const recorded: SharingEvent = { type: 'LinkChanged', data: terms };

  it('records its label, end and parts', () => given(published).when(change).thenEvents(recorded));
  it('to what it is changes nothing', () => given(published, recorded).when(change).thenNothing());
  it('without days keeps its end, even one that has passed', () => {
    for (const expiresAt of ['2026-12-20T12:00:00Z', '2026-11-19T12:00:00Z', null])
      given({ type: 'PortfolioPublished', data: { ...link, expiresAt } })
        .when({ type: 'ChangeLink', ...kept })
        .thenEvents({ type: 'LinkChanged', data: { ...terms, expiresAt } });
  });
  it('for some days counts them from the change, to the end of the last one in Toronto', () =>
    given(published, recorded)
      .when({ type: 'ChangeLink', ...kept, days: 90 })
      .thenEvents({ type: 'LinkChanged', data: { ...terms, expiresAt: '2027-02-19T04:59:59.999Z' } }));
  it('can take its end away, and refuses days out of range', () => {
    given(published, recorded)
      .when({ type: 'ChangeLink', ...kept, days: null })
      .thenEvents({ type: 'LinkChanged', data: { ...terms, expiresAt: null } });
    given(published, recorded)
      .when({ type: 'ChangeLink', ...kept, days: 0 })
      .thenRefused('expiry_out_of_range', 'days');
  });
  it('may leave its parts to the athlete’s age', () =>
    given(published)
      .when({ ...change, parts: null })
      .thenEvents({ type: 'LinkChanged', data: { ...terms, parts: null } }));
  it('refuses an end in the past, but not one that has passed since', () => {
    const past = '2026-11-19T12:00:00Z';
    given(published)
      .when({ ...change, expiresAt: past })
      .thenRefused('expiry_out_of_range', 'expiresAt');
    given({ type: 'PortfolioPublished', data: { ...link, expiresAt: past } })
      .when({ ...change, expiresAt: past })
      .thenEvents({ type: 'LinkChanged', data: { ...terms, expiresAt: past } });
  });
  it('that has ended or never was is refused', () => {
    given(published, revoked).when(change).thenRefused('link_revoked');
    given().when(change).thenRefused('link_unknown');
  });
});

describe('switching a link off', () => {
  const off: SharingEvent = { type: 'LinkSwitchedOff', data: { linkId } };
  const on: SharingEvent = { type: 'LinkSwitchedOn', data: { linkId } };
  const to = (isOn: boolean) => ({ type: 'SwitchLink', linkId, on: isOn }) as const;

  it('and on again is recorded', () => {
    given(published).when(to(false)).thenEvents(off);
    given(published, off).when(to(true)).thenEvents(on);
  });
  it('twice changes nothing', () => {
    given(published, off).when(to(false)).thenNothing();
    given(published, off, on).when(to(true)).thenNothing();
  });
  it('is refused once it has ended', () => given(published, revoked).when(to(false)).thenRefused('link_revoked'));
});

describe('replacing a link', () => {
  const newLinkId = '019a0000-0000-7000-8000-000000000002';
  const replace = { type: 'ReplaceLink', linkId, newLinkId } as const;
  const replacement: SharingEvent = { type: 'PortfolioPublished', data: { ...link, linkId: newLinkId } };
  const replaced: SharingEvent = { type: 'LinkReplaced', data: { linkId, replacedBy: newLinkId } };

  it('publishes another with the same terms', () => given(published).when(replace).thenEvents(replacement, replaced));
  it('takes over what was changed since', () =>
    given(published, opened)
      .when(replace)
      .thenEvents({ type: 'PortfolioPublished', data: { ...link, linkId: newLinkId, passcode: 'none' } }, replaced));
  it('that asks for the passcode of the account makes another that does', () =>
    given(accountPasscode, { type: 'PortfolioPublished', data: byAccount })
      .when(replace)
      .thenEvents({ type: 'PortfolioPublished', data: { ...byAccount, linkId: newLinkId } }, replaced));

  it('ends it', () => {
    given(published, replacement, replaced)
      .when({ type: 'ReplaceLink', linkId, newLinkId: '019a0000-0000-7000-8000-000000000003' })
      .thenRefused('link_revoked');
    given(published, replacement, replaced).when({ type: 'RevokeLink', linkId }).thenNothing();
  });
  it('needs what publishing needs', () =>
    given(published)
      .when(replace, { ...context, plan: 'free' })
      .thenRefused('plan_required'));
  it('by one that exists is refused', () =>
    given(published)
      .when({ ...replace, newLinkId: linkId })
      .thenRefused('link_exists'));
});

describe('changing a passcode', () => {
  const change = (passcode: PasscodeKind) => ({ type: 'ChangePasscode', linkId, passcode }) as const;
  it('from one code to another records that it changed, not the code', () =>
    given(published)
      .when(change('own'))
      .thenEvents({ type: 'PasscodeChanged', data: { linkId, passcode: 'own' } }));
  it('can remove it', () => given(published).when(change('none')).thenEvents(opened));
  it('that is not there changes nothing', () => given(published, opened).when(change('none')).thenNothing());
  it('to the one of the account needs one there, and again changes nothing', () => {
    const toAccount: SharingEvent = { type: 'PasscodeChanged', data: { linkId, passcode: 'account' } };
    given(published).when(change('account')).thenRefused('account_passcode_missing', 'passcode');
    given(accountPasscode, published).when(change('account')).thenEvents(toAccount);
    given(accountPasscode, published, toAccount).when(change('account')).thenNothing();
    given(accountPasscode, published, toAccount)
      .when(change('own'))
      .thenEvents({ type: 'PasscodeChanged', data: { linkId, passcode: 'own' } });
  });

  it('of a link that does not exist is refused', () => given().when(change('own')).thenRefused('link_unknown'));
  it('of a revoked link is refused', () => given(published, revoked).when(change('own')).thenRefused('link_revoked'));
});

describe('the passcode of the account', () => {
  const change = { type: 'ChangeAccountPasscode' } as const;

  it('needs what publishing needs, and replacing it does not', () => {
    const lapsed: SharingContext = { ...context, plan: 'free' };
    given().when(change, lapsed).thenRefused('plan_required');
    given()
      .when(change, { ...context, emailVerified: false })
      .thenRefused('email_unverified');
    given(accountPasscode).when(change, lapsed).thenEvents(accountPasscode);
  });

  it('is set and replaced, and neither says the code', () => {
    given().when(change).thenEvents(accountPasscode);
    given(accountPasscode).when(change).thenEvents(accountPasscode);
  });
});

describe('a link', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  it('is live until it is switched off, revoked, replaced or expires', () => {
    const live = { off: false, revoked: false, replacedBy: null, expiresAt: null };
    expect(isLinkLive(live, at)).toBe(true);
    expect(isLinkLive({ ...live, off: true }, at)).toBe(false);
    expect(isLinkLive({ ...live, revoked: true }, at)).toBe(false);
    expect(isLinkLive({ ...live, replacedBy: linkId }, at)).toBe(false);
    expect(isLinkLive({ ...live, expiresAt: '2026-11-20T12:00:01Z' }, at)).toBe(true);
    expect(isLinkLive({ ...live, expiresAt: '2026-11-20T12:00:00Z' }, at)).toBe(false);
  });

  it('passcode is six digits, and spaces are ignored', () => {
    expect(passcode.parse('012 345')).toBe('012345');
    for (const text of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])
      expect(passcode.safeParse(text).success).toBe(false);
  });

  it('may have no passcode and no end date', () =>
    expect(publishForm.parse({ label: '', passcode: { kind: 'none' }, days: null, parts: null })).toEqual({
      label: '',
      passcode: { kind: 'none' },
      days: null,
      parts: null,
    }));
});
