import { portfolioDecider, type SectionContent, type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { ownViewsOf } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { sectionWords } from './section-words.ts';

const athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-12',
  place: { country: 'can', region: 'ON' },
  language: 'en',
} as const;
const { sections: nothing } = portfolioDecider.initialState;
const played = {
  id: 'c',
  country: 'can',
  sport: 'hockey',
  category: 'u18AA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: 'Queens',
  league: '',
} as const;
const saves = { id: 'd', sportId: 'c', result: '31 saves', event: 'Final', desc: '', metric: null };

/** The words about a minor's portfolio that has content in one section. */
const wordsAbout = <Name extends SectionName>(name: Name, content: SectionContent<Name>): string => {
  const states = { ...nothing, [name]: { version: 1, content } };
  const at = new Date('2026-11-28T15:00:00Z');
  const views = ownViewsOf(athlete, states, { at, language: 'en', identity: null, fileAddress: (id) => id });
  return sectionWords(
    views,
    sectionNames.filter((other) => other !== name),
  )[name];
};

describe('the line about a section', () => {
  it('is its motto, or its first words', () => {
    expect(wordsAbout('motto', { motto: 'Next shot.', explanation: 'It is over.' })).toBe('Next shot.');
    expect(wordsAbout('vision', { dreams: 'To start.\n\nTo win.', plan: '' })).toBe('To start.');
  });

  it('counts results, beside the position of the latest season', () => {
    const season = { year: 2026, sports: [played], performances: [saves], awards: [] };
    const words = (performances: (typeof saves)[]) =>
      wordsAbout('sports-history', { seasons: [{ ...season, performances }], links: [] });
    expect(words([saves, { ...saves, id: 'e' }])).toBe('Goaltender\u00a0· 2 results');
    expect(words([])).toBe('Goaltender');
  });

  it('names the athlete’s contacts at any age', () => {
    const own = { id: 'a', role: 'own', name: '', relation: '', organization: '', permission: false } as const;
    const contacts = [
      { ...own, phone: '8075550117', email: '' },
      { ...own, id: 'b', role: 'coach', name: 'Dale', phone: '', email: 'dale@example.com' } as const,
    ];
    expect(wordsAbout('contacts', { contacts })).toBe('Me\u00a0· Dale');
  });

  it('says what to add while the section is empty', () => {
    const words = sectionWords(null, sectionNames);
    expect(words.motto).toBe('The words you play by');
    expect(Object.values(words).filter((said) => said === '')).toEqual([]);
  });

  it('is left out where the portfolio has not started', () => expect(sectionWords(null, []).motto).toBe(''));
});
