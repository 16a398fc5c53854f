import { type Athlete, portfolioDecider, type SectionStates } from '@palmares/domain/portfolio';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';
import type { Sender } from './share-data.ts';

const athlete: Athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-02',
  place: { country: 'can', region: 'ON' },
  language: 'en',
};
const { sections } = portfolioDecider.initialState;
const noFacts = { sport: '', position: '', level: '', team: '', season: null, figures: [] };
const sender: Sender = {
  name: 'Nora Whitcombe',
  shortDesc: '',
  writtenIn: 'en',
  graduationYear: null,
  film: '',
  facts: { en: noFacts, 'fr-ca': noFacts },
};

const missing = (written: Partial<SectionStates>, film: string) => {
  const at = new Date('2026-11-01T12:00:00Z');
  const card = cardPortfolioOf(athlete, { ...sections, ...written }, { at, language: 'en' });
  const picture = sections['profile-picture'].content;
  return missingFacts({ card: { card, picture }, sender: { ...sender, film } }).map(({ words }) => words());
};

it('a first link is made knowing which of graduation year, height and film the portfolio lacks', () => {
  expect(missing({}, '')).toEqual(['your graduation year', 'your height', 'your film']);
  const academics = { ...sections.academics, content: { ...sections.academics.content, graduationYear: 2027 } };
  expect(missing({ academics }, '')).toEqual(['your height', 'your film']);
  const height = { feet: 5, inches: 9, centimetres: 175, entered: 'metric' } as const;
  const general = { ...sections.general, content: { ...sections.general.content, height } };
  expect(missing({ academics, general }, 'https://youtu.be/M7lc1UVf-VE')).toEqual([]);
});

it('nothing is asked of a portfolio that has not started', () =>
  expect(missingFacts({ card: null, sender })).toEqual([]));
