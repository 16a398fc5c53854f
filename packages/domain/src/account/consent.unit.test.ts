import { describe, expect, it } from 'vitest';
import {
  consentAt,
  guardianAnswerForm,
  guardianRequestForm,
  guardianTextVersion,
  isGuardianAskedAgain,
  isSameMailbox,
  isTextOutdated,
  mayGuardianAct,
  ownConsentDueAt,
  publishingRefusal,
  type TextConsent,
} from './index.ts';

const at = new Date('2026-11-27T12:00:00Z');
const quebec = { country: 'can', region: 'QC' } as const;
const ontario = { country: 'can', region: 'ON' } as const;
const vermont = { country: 'usa', region: 'VT' } as const;
const none: TextConsent = { guardian: 'none', guardianText: null, ownConsent: false };
const confirmed: TextConsent = { guardian: 'confirmed', guardianText: guardianTextVersion, ownConsent: false };
const withdrawn: TextConsent = { ...confirmed, guardian: 'withdrawn' };

describe('consent', () => {
  it.each([
    [12, quebec, none, 'guardian_needed', 'guardian_needed'],
    [13, quebec, none, 'guardian_needed', 'guardian_needed'],
    [13, quebec, confirmed, 'given', undefined],
    [13, quebec, withdrawn, 'guardian_withdrew', 'guardian_withdrew'],
    [14, quebec, none, 'given', undefined],
    [14, quebec, confirmed, 'own_consent_asked', undefined],
    [14, quebec, { ...confirmed, ownConsent: true }, 'given', undefined],
    [14, quebec, withdrawn, 'guardian_withdrew', 'guardian_withdrew'],
    [15, quebec, confirmed, 'own_consent_overdue', 'own_consent_needed'],
    [12, ontario, none, 'guardian_needed', 'guardian_needed'],
    [12, ontario, confirmed, 'given', undefined],
    [13, ontario, none, 'given', undefined],
    [13, ontario, confirmed, 'given', undefined],
    [17, ontario, withdrawn, 'guardian_withdrew', 'guardian_withdrew'],
    [12, vermont, none, 'guardian_needed', 'guardian_needed'],
    [12, vermont, confirmed, 'given', 'publishing_closed'],
    [12, vermont, withdrawn, 'guardian_withdrew', 'guardian_withdrew'],
    [13, vermont, none, 'given', undefined],
    [13, vermont, confirmed, 'given', undefined],
    [18, quebec, confirmed, 'given', undefined],
    [18, ontario, withdrawn, 'given', undefined],
    [18, vermont, { ...confirmed, guardian: 'ended' }, 'given', undefined],
  ] as const)('at %i in %o with %o is %s, and publishing is refused with %s', (age, place, consent, state, refusal) => {
    const athlete = { dateOfBirth: `${2026 - age}-11-20`, place };
    expect(consentAt(athlete, consent, at)).toBe(state);
    expect(publishingRefusal(athlete, consent, at)).toBe(refusal);
  });

  it('of the athlete is asked for until the end of the thirtieth day after the fourteenth birthday in Quebec', () => {
    const athlete = { dateOfBirth: '2012-11-20', place: quebec };
    expect(ownConsentDueAt(athlete)).toEqual(new Date('2026-12-21T04:59:59.999Z'));
    expect(consentAt(athlete, confirmed, new Date('2026-11-20T07:59:59Z'))).toBe('given');
    expect(consentAt(athlete, confirmed, new Date('2026-11-20T08:00:00Z'))).toBe('own_consent_asked');
    expect(consentAt(athlete, confirmed, new Date('2026-12-21T04:59:59Z'))).toBe('own_consent_asked');
    expect(consentAt(athlete, confirmed, new Date('2026-12-21T05:00:00Z'))).toBe('own_consent_overdue');
  });
});

it.each([
  ['2008-11-28', confirmed, true],
  ['2008-11-27', confirmed, false],
  ['2012-03-14', withdrawn, false],
  ['2012-03-14', none, false],
])('a guardian of an athlete born on %s with %o may still act: %s', (dateOfBirth, consent, may) =>
  expect(mayGuardianAct({ dateOfBirth, place: ontario }, consent, at)).toBe(may),
);

describe('a guardian’s agreement to an earlier text', () => {
  const earlier: TextConsent = { ...confirmed, guardianText: '2026-11-27' };

  it.each([
    [12, earlier, true],
    [12, { ...confirmed, guardianText: null }, true],
    [12, { ...confirmed, guardianText: '2026-12-02' }, false],
    [12, confirmed, false],
    [12, { ...earlier, guardian: 'withdrawn' }, false],
    [13, earlier, false],
  ] as const)('at %i with %o is outdated: %s', (age, consent, outdated) =>
    expect(isTextOutdated({ dateOfBirth: `${2026 - age}-11-20`, place: ontario }, consent, at)).toBe(outdated),
  );

  it.each([
    [earlier, true],
    [withdrawn, true],
    [none, true],
    [confirmed, false],
  ])('is asked for again, as is one that was taken back: %o, %s', (consent, asked) =>
    expect(isGuardianAskedAgain({ dateOfBirth: '2014-11-20', place: ontario }, consent, at)).toBe(asked),
  );
});

describe('what a guardian is asked', () => {
  it('is for the athlete’s first name and the guardian’s address, and no more is kept', () =>
    expect(
      guardianRequestForm.parse({ firstName: ' Léa ', guardianEmail: 'Parent@Example.com', dateOfBirth: '2014-01-01' }),
    ).toEqual({ firstName: 'Léa', guardianEmail: 'parent@example.com' }));

  it.each([
    [{ guardianName: '', agreed: true }, 'required'],
    [{ guardianName: 'Hélène Roy', agreed: false }, 'agreement_required'],
    [{ guardianName: 'Hélène Roy' }, 'agreement_required'],
  ])('refuses %j: %s', (answer, code) =>
    expect(guardianAnswerForm.safeParse(answer).error?.issues[0]?.message).toBe(code),
  );
});

it.each([
  ['lea@example.com', 'LEA@example.com ', true],
  ['lea@example.com', 'lea+parent@example.com', true],
  ['lea.roy@gmail.com', 'learoy@googlemail.com', true],
  ['lea.roy@example.com', 'learoy@example.com', false],
  ['lea@example.com', 'lea@example.org', false],
])('%s and %s are one mailbox: %s', (one, other, same) => expect(isSameMailbox(one, other)).toBe(same));
