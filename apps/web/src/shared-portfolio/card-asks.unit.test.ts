import { type Athlete, portfolioDecider, type SectionStates } from '@palmares/domain/portfolio';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { asksOf } from './card-asks.ts';
import { firstScreen } from './first-screen.ts';

const athlete: Athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-02',
  place: { country: 'can', region: 'ON' },
  language: 'en',
};
const empty = portfolioDecider.initialState.sections;
const reading = { at: new Date('2026-11-01T12:00:00Z'), language: 'en' } as const;

const played = {
  country: 'can',
  category: 'provincial',
  categoryOther: '',
  positionOther: '',
  team: 'Queens',
  league: '',
} as const;
const performance = (sportId: string, result: string, event: string) => ({
  id: `${sportId}-${result}`,
  sportId,
  result,
  event,
  desc: '',
  metric: null,
});
const written: SectionStates = {
  ...empty,
  introduction: {
    version: 2,
    content: { greetingsLine1: 'Hi, I am Nora.', greetingsLine2: '', shortDesc: '', intro: 'I started at six.' },
  },
  'sports-history': {
    version: 3,
    content: {
      seasons: [
        {
          year: 2026,
          sports: [
            { ...played, id: 'a', sport: 'hockey', position: 'center' },
            { ...played, id: 'b', sport: 'trackAndField', position: '300m' },
          ],
          performances: [performance('b', '1:58.41', '800 m'), performance('a', '62', 'Points')],
          awards: [],
        },
      ],
      links: [],
    },
  },
};

const cardOf = (sections: SectionStates) => cardPortfolioOf(athlete, sections, reading);
const askedSections = (sections: SectionStates) =>
  Object.fromEntries(
    Object.entries(asksOf(cardOf(sections), false)).map(([line, asks]) => [line, asks.map(({ section }) => section)]),
  );

describe('the athlete’s own card', () => {
  it('asks for every part before anything is written, and says where it is written', () =>
    expect(askedSections(empty)).toEqual({
      picture: ['profile-picture'],
      kicker: ['sports-history'],
      greeting: ['introduction'],
      description: ['introduction'],
      figures: ['sports-history'],
      facts: ['general', 'academics'],
    }));

  it('asks no longer for what is written', () => {
    expect(askedSections(written)).toMatchObject({
      kicker: [],
      greeting: [],
      description: ['introduction'],
      figures: [],
    });
    expect(asksOf(cardOf(written), true).picture).toEqual([]);
  });

  it('has the numbers of the first sport, and names the other', () => {
    const card = cardOf(written);
    const { kicker, also, figures } = firstScreen(card, card.sections);
    expect(kicker?.map(({ value }) => value)).toEqual(['Ice hockey', 'Centre']);
    expect(also?.map(({ value }) => value)).toEqual(['Also: Track and field', '300 m']);
    expect(figures.map(({ value }) => value)).toEqual(['62']);
  });
});
