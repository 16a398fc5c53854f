import { describe, expect, it } from 'vitest';
import { specification } from '../kernel/given-when-then.ts';
import {
  deviceEditDecider,
  isSectionEmpty,
  type PortfolioEvent,
  portfolioDecider,
  type StartPortfolio,
  sectionEdit,
  sectionNames,
  sectionOf,
} from './index.ts';

const at = new Date('2026-11-20T12:00:00Z');
const { given } = specification(portfolioDecider, { at });
const athlete = {
  firstName: 'Maya',
  lastName: 'Roy',
  dateOfBirth: '2009-03-04',
  place: { country: 'can', region: 'QC' },
  language: 'fr-ca',
} as const;
const start: StartPortfolio = { type: 'StartPortfolio', ...athlete };
const started: PortfolioEvent = { type: 'PortfolioStarted', data: athlete };
const rename = (firstName: string, lastName: string) => ({ type: 'RenameAthlete', firstName, lastName }) as const;
const renamed: PortfolioEvent = { type: 'AthleteRenamed', data: { firstName: 'Maya', lastName: 'Roy-Gagnon' } };
const introduction = { greetingsLine1: 'Hi', greetingsLine2: '', shortDesc: '', intro: 'I play.' };
const introductionWritten: PortfolioEvent = { type: 'IntroductionWritten', data: introduction };
const motto = { motto: 'Onward', explanation: '' };
const mottoWritten: PortfolioEvent = { type: 'MottoWritten', data: motto };
const editMotto = (basedOn: number, content = motto) =>
  sectionEdit.parse({ section: 'motto', basedOn, change: { type: 'WriteMotto', content } });

describe('a portfolio', () => {
  it('starts with the answers given at sign-up', () => given().when(start).thenEvents(started));
  it('started again with the same answers changes nothing', () => given(started).when(start).thenNothing());
  it('keeps the first answers', () =>
    given(started)
      .when({ ...start, dateOfBirth: '2001-01-01' })
      .thenRefused('portfolio_started'));

  it('takes another name of its athlete, and nothing if it is the same', () => {
    given(started).when(rename('Maya', 'Roy-Gagnon')).thenEvents(renamed);
    given(started, renamed).when(rename('Maya', 'Roy-Gagnon')).thenNothing();
    given().when(rename('Maya', 'Roy-Gagnon')).thenRefused('portfolio_not_started');
  });
  it('keeps the other answers of sign-up when its athlete is renamed', () => {
    const state = [started, renamed].reduce(
      (before, event, index) => portfolioDecider.evolve(before, { event, version: index + 1 }),
      portfolioDecider.initialState,
    );
    expect(state.athlete).toEqual({ ...athlete, lastName: 'Roy-Gagnon' });
  });

  it('accepts an edit of a section', () => given(started).when(editMotto(0)).thenEvents(mottoWritten));
  it('that was never started refuses edits', () => given().when(editMotto(0)).thenRefused('portfolio_not_started'));
  it('ignores an edit that changes nothing', () => given(started, mottoWritten).when(editMotto(2)).thenNothing());

  it('lets two devices edit different sections', () =>
    given(started, introductionWritten, introductionWritten).when(editMotto(0)).thenEvents(mottoWritten));

  it('refuses an edit of a section that has changed since, with its current version', () => {
    given(started, mottoWritten)
      .when(editMotto(1, { motto: 'Upward', explanation: '' }))
      .thenRefused('section_newer');
    const state = [started, mottoWritten].reduce(
      (before, event, index) => portfolioDecider.evolve(before, { event, version: index + 1 }),
      portfolioDecider.initialState,
    );
    expect(portfolioDecider.decide(editMotto(0), state, { at })).toEqual({
      ok: false,
      refusal: { code: 'section_newer', params: { version: 2 } },
    });
  });

  it('refuses what the section refuses', () =>
    given(started)
      .when(
        sectionEdit.parse({
          section: 'sports-history',
          basedOn: 0,
          change: { type: 'MoveSport', id: '019a0000-0000-7000-8000-000000000001', index: 0 },
        }),
      )
      .thenRefused('item_unknown'));

  it('tracks the last version of each section', () => {
    const state = [started, introductionWritten, mottoWritten].reduce(
      (before, event, index) => portfolioDecider.evolve(before, { event, version: index + 1 }),
      portfolioDecider.initialState,
    );
    const versions = Object.fromEntries(sectionNames.map((name) => [name, sectionOf(state, name).version]));
    const neverWritten = Object.fromEntries(sectionNames.map((name) => [name, 0]));
    expect(versions).toEqual({ ...neverWritten, introduction: 2, motto: 3 });
    expect(isSectionEmpty(state, 'motto')).toBe(false);
    expect(isSectionEmpty(state, 'sports-history')).toBe(true);
    expect(sectionOf(state, 'introduction').content).toEqual(introduction);
  });
});

describe("a device's edit", () => {
  const device = specification(deviceEditDecider, { at });

  it('based on a version that the log does not have is refused', () =>
    device
      .given(started, mottoWritten)
      .when(editMotto(5, { motto: 'Upward', explanation: '' }))
      .thenRefused('section_behind'));

  it('is otherwise decided like any edit', () =>
    device
      .given(started, mottoWritten)
      .when(editMotto(2, { motto: 'Upward', explanation: '' }))
      .thenEvents({ type: 'MottoWritten', data: { motto: 'Upward', explanation: '' } }));
});

describe('an edit as a device sends it', () => {
  it('is a change of the section it names', () => {
    const edit = editMotto(3);
    expect(sectionEdit.parse(edit)).toEqual(edit);
  });

  it('is refused with the path of the wrong field and its limit', () => {
    const { error } = sectionEdit.safeParse({
      section: 'motto',
      basedOn: 0,
      change: { type: 'WriteMotto', content: { motto: 'A', explanation: '' } },
    });
    expect(error?.issues).toMatchObject([
      { message: 'too_short', path: ['change', 'content', 'motto'], params: { min: 2 } },
    ]);
  });

  it('is refused for an unknown section, a change of another section or a negative version', () => {
    const change = { type: 'WriteMotto', content: motto };
    expect(sectionEdit.safeParse({ section: 'astrology', basedOn: 0, change }).success).toBe(false);
    expect(sectionEdit.safeParse({ section: 'toString', basedOn: 0, change }).success).toBe(false);
    expect(sectionEdit.safeParse({ section: 'introduction', basedOn: 0, change }).success).toBe(false);
    expect(sectionEdit.safeParse({ section: 'motto', basedOn: -1, change }).success).toBe(false);
  });
});

describe('a contact of a portfolio', () => {
  const contactId = '0c0ffee0-0000-4000-8000-000000000001';
  const item = {
    id: contactId,
    role: 'coach',
    name: 'Joan Whitfield',
    relation: '',
    organization: '',
    phone: '6135550145',
    email: '',
    permission: false,
  } as const;
  const forget = { type: 'ForgetContact', contactId } as const;
  const forgotten: PortfolioEvent = { type: 'ContactForgotten', data: { contactId } };
  const added: PortfolioEvent = { type: 'ContactAdded', data: { index: 0, item } };

  it('is forgotten once, also after the athlete has removed it', () => {
    given(started, added).when(forget).thenEvents(forgotten);
    given(started).when(forget).thenEvents(forgotten);
    given(started, added, forgotten).when(forget).thenNothing();
    given().when(forget).thenRefused('portfolio_not_started');
  });

  it('that was forgotten cannot be added again by a device that still has it', () => {
    const change = { type: 'AddContact', index: 0, item };
    given(started, added, forgotten)
      .when(sectionEdit.parse({ section: 'contacts', basedOn: 3, change }))
      .thenRefused('contact_forgotten');
  });
});

describe('the consent of a guardian', () => {
  const young = { ...athlete, dateOfBirth: '2013-03-04' };
  const startedYoung: PortfolioEvent = { type: 'PortfolioStarted', data: young };
  const consent = {
    textVersion: '2026-11-27',
    language: 'fr-ca',
    method: 'mailed_link',
    guardianName: 'Hélène Roy',
  } as const;
  const confirmed: PortfolioEvent = { type: 'GuardianConfirmed', data: consent };
  const withdrew: PortfolioEvent = { type: 'GuardianWithdrew', data: { method: 'mailed_link' } };
  const restored: PortfolioEvent = { type: 'GuardianRestored', data: { method: 'mailed_link' } };
  const ended: PortfolioEvent = { type: 'GuardianEnded', data: { reason: 'adult' } };
  const agreed: PortfolioEvent = { type: 'OwnConsentGiven', data: { textVersion: '2026-11-23' } };
  const confirm = { type: 'ConfirmGuardian', ...consent } as const;
  const own = { type: 'GiveOwnConsent', textVersion: '2026-11-23' } as const;
  const at14 = { at: new Date('2027-03-10T12:00:00Z') };
  const at18 = { at: new Date('2031-03-04T12:00:00Z') };

  it('is kept each time that one agrees, also after a withdrawal, and not once it has ended', () => {
    given(startedYoung).when(confirm).thenEvents(confirmed);
    given(startedYoung, confirmed).when(confirm).thenEvents(confirmed);
    given(startedYoung, confirmed, withdrew).when(confirm).thenEvents(confirmed);
    given(startedYoung, confirmed, withdrew, confirmed).when(editMotto(0)).thenEvents(mottoWritten);
    given(startedYoung, confirmed, ended).when(confirm).thenNothing();
    given().when(confirm).thenRefused('portfolio_not_started');
  });

  it('is needed for edits below the age of consent', () => {
    given(startedYoung).when(editMotto(0)).thenRefused('guardian_needed');
    given(startedYoung, confirmed).when(editMotto(0)).thenEvents(mottoWritten);
    given(startedYoung).when(rename('Maya', 'Roy-Gagnon')).thenRefused('guardian_needed');
  });

  it('can be withdrawn, once, and the portfolio is then read only until the athlete is 18', () => {
    given(startedYoung, confirmed).when({ type: 'WithdrawGuardian' }).thenEvents(withdrew);
    given(startedYoung, confirmed, withdrew).when({ type: 'WithdrawGuardian' }).thenNothing();
    given(startedYoung).when({ type: 'WithdrawGuardian' }).thenNothing();
    given(startedYoung, confirmed, withdrew).when(editMotto(0)).thenRefused('guardian_withdrew');
    given(startedYoung, confirmed, withdrew).when(editMotto(0), at14).thenRefused('guardian_withdrew');
    given(startedYoung, confirmed, withdrew).when(editMotto(0), at18).thenEvents(mottoWritten);
  });

  it('is what it was once the withdrawal is taken back', () => {
    const restore = { type: 'RestoreGuardian' } as const;
    given(startedYoung, confirmed, withdrew).when(restore).thenEvents(restored);
    given(startedYoung, confirmed, withdrew, restored).when(editMotto(0)).thenEvents(mottoWritten);
    given(startedYoung, confirmed, withdrew, restored).when({ type: 'WithdrawGuardian' }).thenEvents(withdrew);
    given(startedYoung, confirmed, agreed, withdrew, restored).when(own, at14).thenNothing();
    for (const before of [[], [confirmed], [confirmed, withdrew, restored], [confirmed, withdrew, ended]])
      given(startedYoung, ...before)
        .when(restore)
        .thenNothing();
  });

  it('ends at 18, not before, and once', () => {
    const end = { type: 'EndGuardian' } as const;
    given(startedYoung, confirmed).when(end).thenNothing();
    given(startedYoung, confirmed).when(end, at18).thenEvents(ended);
    given(startedYoung, confirmed, withdrew).when(end, at18).thenEvents(ended);
    given(startedYoung, confirmed, ended).when(end, at18).thenNothing();
    given(started).when(end, at18).thenNothing();
  });

  it('is followed by the athlete’s own at 14 in Quebec', () => {
    given(startedYoung, confirmed).when(own).thenNothing();
    given(startedYoung, confirmed).when(own, at14).thenEvents(agreed);
    given(startedYoung, confirmed, agreed).when(own, at14).thenNothing();
    given(startedYoung, confirmed, withdrew).when(own, at14).thenNothing();
  });
});
