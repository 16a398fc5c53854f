import { portfolioDecider, type SectionStates } from '@palmares/domain/portfolio/index';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { PortfolioView } from './portfolio-view.tsx';

const empty = portfolioDecider.initialState.sections;
const written: SectionStates = {
  introduction: {
    version: 2,
    content: {
      greetingsLine1: 'Hi, I am Nora.',
      greetingsLine2: 'I stop pucks.',
      shortDesc: 'Goaltender from Thunder Bay.',
      intro: 'I started at six.\nI never stopped.',
    },
  },
  motto: { version: 3, content: { motto: 'One more save', explanation: 'My coach says it.' } },
  'sports-history': {
    version: 6,
    content: {
      seasons: [
        {
          year: 2026,
          sports: [
            {
              id: 'a',
              country: 'can',
              sport: 'hockey',
              category: 'u18AA',
              position: 'goalie',
              team: 'Queens',
              league: '',
            },
          ],
          performances: [{ id: 'b', result: '.931', event: 'Regular season', desc: '' }],
          awards: [{ id: 'c', name: 'MVP', awardedBy: 'Ottawa Classic', description: '' }],
        },
      ],
      links: [{ id: 'd', name: 'Statistics', url: 'https://example.com/nora' }],
    },
  },
};
const rendered = (sections: SectionStates) =>
  renderToStaticMarkup(<PortfolioView firstName="Nora" lastName="Whitcombe" sections={sections} />);

describe('the portfolio that a scout reads', () => {
  it('has everything in the page itself, before any script', () => {
    const html = rendered(written);
    for (const words of [
      'Nora',
      'Whitcombe',
      'Hi, I am Nora.',
      'Goaltender',
      'Queens',
      '.931',
      'MVP',
      'One more save',
      '2026–2027',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('<script');
  });

  it('has one main heading and a heading for each section', () => {
    const html = rendered(written);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<h2/g)).toHaveLength(3);
  });

  it('says nothing of sections that are not written', () => {
    const html = rendered({ ...empty, introduction: written.introduction });
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html).not.toContain('<blockquote');
  });

  it('leads to other sites without saying where the reader comes from', () => {
    expect(rendered(written)).toContain('href="https://example.com/nora" rel="noopener noreferrer nofollow ugc"');
  });
});

describe('the letters on the jersey', () => {
  it('are the first of each name, accents included', () => {
    expect(initialsOf('élodie', 'tremblay')).toBe('ÉT');
  });
});
