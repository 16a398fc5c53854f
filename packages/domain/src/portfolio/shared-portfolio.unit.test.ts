import { describe, expect, it } from 'vitest';
import { portfolioDecider, type SectionStates } from './decider.ts';
import { everyPart } from './parts.ts';
import { readerOf, sharedPortfolioOf } from './shared-portfolio.ts';

const athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-12',
  place: { country: 'can', region: 'ON' },
  language: 'en',
} as const;
const { sections: empty } = portfolioDecider.initialState;
const withGeneral = (content: Partial<SectionStates['general']['content']>): SectionStates => ({
  ...empty,
  general: { version: 2, content: { ...empty.general.content, ...content } },
});
const on = (day: string) => ({ at: new Date(`${day}T12:00:00Z`), language: 'fr-ca', identity: null }) as const;
const today = on('2026-11-21');

describe('what a public view is told about its reader and its athlete', () => {
  it('is the language of the reader, not the one of the athlete', () =>
    expect(readerOf(athlete, empty, today).language).toBe('fr-ca'));

  it('is an adult from the 18th birthday on, as seen when the page is read', () => {
    expect(readerOf(athlete, empty, on('2027-05-11')).parts.contacts).toBe(false);
    expect(readerOf(athlete, empty, on('2027-05-12')).parts.contacts).toBe(true);
  });

  it.each([
    ['2022-05-11', 12, false],
    ['2022-05-12', 13, false],
    ['2023-05-11', 13, false],
    ['2023-05-12', 14, false],
    ['2027-05-11', 17, false],
    ['2027-05-12', 18, true],
  ])('is on %s, at %i, every part or none of a link that leaves its parts to the age', (day, age, isOpen) => {
    expect(sharedPortfolioOf(athlete, empty, on(day)).age).toBe(age);
    expect(readerOf(athlete, empty, on(day)).parts).toEqual(everyPart(isOpen));
    const chosen = { ...everyPart(!isOpen), grit: isOpen };
    expect(readerOf(athlete, empty, { ...on(day), parts: chosen }).parts).toEqual(chosen);
  });

  it.each([
    ['can', 'ON', '07:59', '08:00'],
    ['usa', 'NY', '09:59', '10:00'],
  ] as const)(
    'is a minor until the 18th birthday has begun everywhere in the country of sign-up: %s, %s',
    (...where) => {
      const [country, region, before, begun] = where;
      const there = { ...athlete, place: { country, region } };
      const at = (time: string) => ({ at: new Date(`2027-05-12T${time}Z`), language: 'en', identity: null }) as const;
      expect(readerOf(there, empty, at(before)).parts.contacts).toBe(false);
      expect(sharedPortfolioOf(there, empty, at(before)).age).toBe(17);
      expect(readerOf(there, empty, at(begun)).parts.contacts).toBe(true);
      expect(sharedPortfolioOf(there, empty, at(begun)).age).toBe(18);
    },
  );

  it('is the gender of the events in which the athlete competes, null while unknown', () => {
    expect(readerOf(athlete, empty, today).gender).toBeNull();
    expect(readerOf(athlete, withGeneral({ gender: 'f' }), today).gender).toBe('f');
  });
});

describe('a shared portfolio', () => {
  it('says where the athlete lives, which is the place of sign-up until they say otherwise', () => {
    expect(sharedPortfolioOf(athlete, empty, today)).toMatchObject({ country: 'can', region: 'Ontario' });
    const moved = withGeneral({ residency: { country: 'can', region: 'BC' } });
    expect(sharedPortfolioOf(athlete, moved, today)).toMatchObject({ country: 'can', region: 'Colombie-Britannique' });
  });

  it('says in which language it was written: the one of sign-up until the athlete says otherwise', () => {
    expect(sharedPortfolioOf(athlete, empty, today).writtenIn).toBe('en');
    expect(sharedPortfolioOf(athlete, withGeneral({ writesIn: 'fr-ca' }), today).writtenIn).toBe('fr-ca');
  });

  it('has no date of birth', () =>
    expect(JSON.stringify(sharedPortfolioOf(athlete, withGeneral({ gender: 'f' }), today))).not.toContain('2009'));
});

describe('of all that a minor has written', () => {
  const secrets = {
    contactId: '0c0ffee0-0000-4000-8000-000000000001',
    coach: 'Joan Whitfield',
    phone: '6135550145',
    email: 'joan@example.com',
    ncaaId: '2512345678',
    picture: '0c0ffee0-0000-4000-8000-000000000002',
    document: '0c0ffee0-0000-4000-8000-000000000003',
    documentName: 'Relevé de notes',
  };
  const person = {
    id: secrets.contactId,
    name: secrets.coach,
    relation: 'Uncle',
    organization: 'Lakeside',
    phone: secrets.phone,
    email: secrets.email,
  };
  const written: SectionStates = {
    ...empty,
    introduction: { version: 2, content: { ...empty.introduction.content, intro: 'I stop pucks.' } },
    contacts: {
      version: 3,
      content: {
        contacts: [
          { ...person, role: 'coach', permission: false },
          { ...person, role: 'reference', permission: true },
        ],
      },
    },
    academics: { version: 4, content: { ...empty.academics.content, ncaaId: secrets.ncaaId } },
    'profile-picture': {
      version: 5,
      content: {
        fileId: secrets.picture,
        crop: { left: 0, top: 0, side: 1 },
        cardCrop: { left: 0, top: 0, side: 1.5 },
      },
    },
    'academic-documents': {
      version: 6,
      content: {
        documents: [
          { id: secrets.document, name: secrets.documentName, type: 'application/pdf', bytes: 900, pages: 2 },
        ],
      },
    },
  };
  const shared = (day: string) => JSON.stringify(sharedPortfolioOf(athlete, written, on(day)));

  it('a visitor gets no person, no number and no file', () => {
    for (const secret of Object.values(secrets)) expect(shared('2027-05-11')).not.toContain(secret);
    expect(shared('2027-05-11')).not.toMatch(/613|Uncle|Lakeside/u);
  });

  it('a visitor of an adult gets no id and no file', () => {
    const { contactId, picture, document, documentName } = secrets;
    for (const secret of [contactId, picture, document, documentName])
      expect(shared('2027-05-12')).not.toContain(secret);
    expect(shared('2027-05-12')).toContain(secrets.coach);
  });

  it('a visitor of a link that leaves its parts to the age gets results of the Identity test from 18 on', () => {
    const identity = { masks: null, colors: null, learningStyles: null, grit: { score: 3.7, rating: 4 as const } };
    const results = (day: string) =>
      sharedPortfolioOf(athlete, written, { ...on(day), identity }).sections?.identity ?? null;
    expect(results('2027-05-11')).toBeNull();
    expect(results('2027-05-12')).toMatchObject({ grit: identity.grit });
  });
});
