import { describe, expect, it } from 'vitest';
import { portfolioDecider, type SectionStates } from './decider.ts';
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
const on = (day: string) => ({ at: new Date(`${day}T12:00:00Z`), language: 'fr-ca' }) as const;
const today = on('2026-11-21');

describe('what a public view is told about its reader and its athlete', () => {
  it('is the language of the reader, not the one of the athlete', () =>
    expect(readerOf(athlete, empty, today).language).toBe('fr-ca'));

  it('is an adult from the 18th birthday on, as seen when the page is read', () => {
    expect(readerOf(athlete, empty, on('2027-05-11')).adult).toBe(false);
    expect(readerOf(athlete, empty, on('2027-05-12')).adult).toBe(true);
  });

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
