import type { IdentityResult } from '@palmares/domain/identity';
import { type Athlete, portfolioDecider, type SectionStates } from '@palmares/domain/portfolio';
import { sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { sectionViews } from '../sections/views.ts';
import { markSize } from './mark-size.ts';
import { readingParts } from './reading-order.ts';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

const empty = portfolioDecider.initialState.sections;
/** The words of some HTML, in one line. */
const said = (html: string | null) => html?.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const written: SectionStates = {
  introduction: {
    version: 2,
    content: {
      greetingsLine1: 'Hi, I am Nora.',
      greetingsLine2: 'I stop pucks.',
      shortDesc: 'Goaltender from Thunder Bay.',
      intro: 'I started at six.\nI never stopped.\n\nI like buses.',
    },
  },
  general: {
    version: 7,
    content: {
      fullName: '',
      nickname: 'Whit',
      height: { feet: 5, inches: 9 },
      weight: 152,
      hometown: 'Thunder Bay',
      residency: null,
      gender: 'f',
      jerseyNumber: 31,
      teamColor: 'purple',
      writesIn: '',
    },
  },
  'profile-picture': { version: 0, content: { fileId: '', crop: null, cardCrop: null } },
  identity: { version: 0, content: { masks: true, colors: true, learningStyles: true, grit: true } },
  academics: {
    version: 4,
    content: {
      level: { schoolType: 'highSchool', year: 'grade12' },
      school: 'Hillcrest Heights',
      graduationYear: 2027,
      entry: { term: 'fall', year: 2028 },
      marks: { system: 'gpa', overall: '3.87', english: '', math: '3.9' },
      sat: { readingWriting: 640, math: 700 },
      ncaaId: '2512345678',
      fieldsOfInterest: ['healthSciences', 'law'],
      academicVision: 'Nursing.',
    },
  },
  'academic-documents': { version: 0, content: { documents: [] } },
  highlights: {
    version: 7,
    content: {
      firstVideo: 'https://youtu.be/M7lc1UVf-VE',
      firstTitle: 'Twelve saves',
      secondVideo: 'https://club.example/nora.mp4',
      secondTitle: '',
      channel: 'https://www.youtube.com/@nora',
    },
  },
  vision: { version: 5, content: { dreams: 'A university team.', plan: '' } },
  motto: { version: 3, content: { motto: 'One more save', explanation: 'My coach says it.' } },
  'work-experience': {
    version: 7,
    content: {
      jobs: [
        {
          id: 'edit-e',
          company: 'Pro Skate',
          title: 'Sharpener',
          startYear: 2024,
          endYear: 2025,
          description: 'Forty pairs a day.',
        },
        { id: 'edit-f', company: 'Minor Hockey', title: 'U9 referee', startYear: 2025, endYear: null, description: '' },
      ],
    },
  },
  contacts: {
    version: 8,
    content: {
      contacts: [
        {
          id: 'edit-g',
          role: 'reference',
          name: 'Priya Raman',
          relation: 'Chemistry teacher',
          organization: '',
          phone: '8075550117',
          email: 'priya@example.com',
          permission: true,
        },
      ],
    },
  },
  'sports-history': {
    version: 6,
    content: {
      seasons: [
        {
          year: 2026,
          sports: [
            {
              id: 'edit-a',
              country: 'can',
              sport: 'hockey',
              category: 'u18AA',
              categoryOther: '',
              position: 'goalie',
              positionOther: '',
              team: 'Queens',
              league: '',
            },
          ],
          performances: [
            {
              id: 'edit-b',
              sportId: 'edit-a',
              result: 'Second in the league',
              event: 'Save percentage',
              desc: '',
              metric: {
                kind: 'percent',
                value: 9310,
                unit: 'average',
                date: '2026-11-14',
                source: 'official',
                link: 'https://league.example.com/goalies',
              },
            },
          ],
          awards: [{ id: 'edit-c', name: 'MVP', awardedBy: 'Ottawa Classic', description: '' }],
        },
      ],
      links: [{ id: 'edit-d', name: 'Statistics', url: 'https://www.example.com/nora' }],
    },
  },
};
const nora = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-12',
  place: { country: 'can', region: 'ON' },
  language: 'en',
} as const;
const at = new Date('2026-11-21T12:00:00Z');
const sharedIn = (language: 'en' | 'fr-ca', sections: SectionStates, athlete: Athlete = nora) =>
  sharedPortfolioOf(athlete, sections, { at, language, identity: null });
const rendered = (sections: SectionStates) =>
  renderToStaticMarkup(<SharedPortfolioView portfolio={sharedIn('en', sections)} />);

describe('the portfolio that a scout reads', () => {
  it('has everything in the page itself, before any script', () => {
    const html = rendered(written);
    for (const words of [
      'Nora',
      'Whitcombe',
      'Hi, I am Nora.',
      'U18 AA',
      'Queens',
      '17',
      'Ontario,\u00a0Canada',
      '.931',
      'Second in the league',
      'Official result (<',
      'November\u00a014,\u00a02026',
      'href="https://league.example.com/goalies"',
      'MVP',
      'One more save',
      '2026–2027',
      'Sharpener',
      'Pro Skate',
      '2024–2025',
      'Forty pairs a day.',
      'Since 2025',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('<script');
  });

  it('has one main heading and one heading per section', () => {
    const html = rendered(written);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // A minor's page shows neither Identity nor documents.
    expect(html.match(/<h2/g)).toHaveLength(Object.keys(sectionViews).length - 2);
    const levels = [...html.matchAll(/<h([1-6])/gu)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  it('is read in the order of a scout’s questions where there are no styles', () => {
    const text = said(rendered(written)) ?? '';
    const words = [
      'Ice hockey · Goaltender',
      'Whitcombe',
      'Class of',
      '.931',
      'Watch film',
      'Hi, I am Nora.',
      'Twelve saves',
      'Second in the league',
      'I like buses.',
      'One more save',
      'GPA',
      'References are available',
    ];
    const places = words.map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('leads from its table of contents to places that are on the page', () => {
    const html = rendered(written);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual([
      'highlights',
      'sports-history',
      'season-2026',
      'links',
      'introduction',
      'motto',
      'academics',
      'vision',
      'work-experience',
      'general',
      'contacts',
    ]);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('has documents under the title of academics, with a link to each file', () => {
    const documents = [
      { id: 'file-a', name: 'Relevé de notes', type: 'application/pdf' as const, bytes: 180_000, pages: 2 },
    ];
    const sections = { ...written, 'academic-documents': { version: 9, content: { documents } } };
    const shared = sharedPortfolioOf({ ...nora, dateOfBirth: '2008-11-21' }, sections, {
      at,
      language: 'en',
      identity: null,
      fileAddress: (fileId, size) => `/api/shared/${fileId}-${size}`,
    });
    const html = renderToStaticMarkup(<SharedPortfolioView portfolio={shared} />);
    const academics = html.match(/<section id="academics".*?<\/section>/su)?.[0] ?? '';
    expect(academics).toContain('href="/api/shared/file-a-document"');
    expect(academics).toContain('Relevé de notes');
    expect(academics).toContain('2 pages');
    expect(html).not.toContain('id="academic-documents"');
  });

  it('has the newest season open, and a line for each older one, which a link to it opens', () => {
    const [newest] = written['sports-history'].content.seasons;
    if (!newest) throw new Error('A season is missing');
    const sports = newest.sports.map((sport) => ({ ...sport, id: 'old-a' }));
    const performances = newest.performances.map((each) => ({ ...each, id: 'old-b', sportId: 'old-a' }));
    const older = { year: 2025, sports, performances, awards: [] };
    const history = { version: 9, content: { seasons: [newest, older], links: [] } };
    const html = rendered({ ...written, 'sports-history': history });
    expect(html.match(/<details/gu)).toHaveLength(1);
    const [closed = ''] = html.match(/<details.*?<\/details>/su) ?? [];
    expect(said(closed.match(/<summary.*?<\/summary>/su)?.[0] ?? '')).toContain('2025–2026');
    expect(said(closed)).toContain('.931');
    expect(closed).toContain('id="season-2025"');
    expect(closed.indexOf('id="season-2025"')).toBeGreaterThan(closed.indexOf('</summary>'));
    expect(closed).not.toContain('id="season-2026"');
  });

  it('names the athlete as the source of a result without another', () => {
    const [newest] = written['sports-history'].content.seasons;
    if (!newest) throw new Error('A season is missing');
    const performances = newest.performances.map((each) => ({ ...each, metric: null }));
    const history = { version: 9, content: { seasons: [{ ...newest, performances }], links: [] } };
    const words = said(rendered({ ...written, 'sports-history': history }));
    expect(words).toContain('According to the athlete');
    expect(words).not.toContain('Official result');
  });

  it('has the card’s links beside the sections too on a page of the app, where no script repeats them', () => {
    const portfolio = sharedIn('en', written);
    const links = (repeatsActions: boolean) =>
      renderToStaticMarkup(<SharedPortfolioView portfolio={portfolio} repeatsActions={repeatsActions} />).match(
        /data-film/g,
      );
    expect(links(true)).toHaveLength(2);
    expect(links(false)).toHaveLength(1);
  });

  it('has a long story behind its first lines, and a short one whole', () => {
    const withStory = (intro: string) =>
      rendered({
        ...written,
        introduction: { version: 2, content: { ...written.introduction.content, intro } },
      });
    expect(withStory('I stop pucks.')).not.toContain('Read more');
    const long = withStory('I stop pucks. '.repeat(40));
    expect(long).toContain('Read more');
    expect(long.match(/I stop pucks\./gu)?.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(sectionViews))('has no hole where %s is empty', (name) => {
    const html = rendered({ ...written, [name]: empty[name as keyof SectionStates] });
    for (const [part = ''] of html.matchAll(/<section id=.*?<\/section>/gsu)) expect(said(part)).toMatch(/ \S+ \S/u);
    if (name !== 'introduction') expect(html).not.toContain(`<section id="${name}"`);
  });

  it('says nothing of sections that are not written', () => {
    const html = rendered({ ...empty, introduction: written.introduction });
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html).not.toContain('<blockquote');
    expect(html).not.toContain('<nav');
  });

  it('links to other sites without a referrer, and names their hosts', () => {
    const html = rendered(written);
    expect(html).toContain('href="https://www.example.com/nora" rel="noopener noreferrer nofollow ugc"');
    expect(html).toContain('>example.com<');
  });

  it('keeps words apart that only styles set apart', () => {
    const text = rendered(written)
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll(/\s+/gu, ' ');
    for (const words of [
      'Statistics example.com',
      'Twelve saves On YouTube www.youtube.com/',
      'Video 2 Opens on club.example',
    ])
      expect(text).toContain(words);
  });
});

describe('the contacts of an athlete', () => {
  const grown = { ...nora, dateOfBirth: '2008-11-21' };

  it('can be called and written to from the 18th birthday on', () => {
    const html = renderToStaticMarkup(<SharedPortfolioView portfolio={sharedIn('en', written, grown)} />);
    for (const words of ['Priya Raman', 'Chemistry teacher', 'href="tel:+18075550117"', '>807-555-0117<', 'mailto:'])
      expect(html).toContain(words);
    expect(html).toMatch(/@<wbr\/><span[^>]*>[^<]+<\/span>/u);
  });

  it('are not given to readers before, but that there are references', () => {
    expect(rendered(written)).toContain('References are available on request.');
    for (const language of ['en', 'fr-ca'] as const)
      expect(JSON.stringify(sharedIn(language, written))).not.toMatch(/Priya|Chemistry|555|example\.com"/);
  });
});

describe('the Identity results of an athlete', () => {
  const grown = { ...nora, dateOfBirth: '2008-11-21' };
  const identity: IdentityResult = {
    masks: [
      { mask: 'captain', points: 41 },
      { mask: 'driven', points: 37 },
      { mask: 'maven', points: 31 },
      { mask: 'player', points: 29 },
    ],
    colors: [
      { color: 'green', count: 16, level: 'high' },
      { color: 'red', count: 8, level: 'mid' },
      { color: 'blue', count: 6, level: 'low' },
      { color: 'yellow', count: 2, level: 'low' },
    ],
    learningStyles: { order: [{ style: 'visual', count: 8 }], strength: 'veryStrong' },
    grit: { score: 3.7, rating: 4 },
  };
  const identityPart = (sections: SectionStates, athlete: Athlete = grown, language: 'en' | 'fr-ca' = 'en') => {
    const portfolio = sharedPortfolioOf(athlete, sections, { at, language, identity });
    const html = renderToStaticMarkup(<SharedPortfolioView portfolio={portfolio} />);
    return html.match(/<section id="identity".*?<\/section>/su)?.[0] ?? null;
  };

  it('follow academics, with what they are not for', () => {
    const part = said(identityPart(written));
    expect(part).toContain('Masks Captain Driven Maven Colors');
    expect(part).toContain('Green High 50% Red Medium 25% Blue Low 19% Yellow Low 6%');
    expect(part).toContain('Learning styles Visual Very strong preference Grit 3.7 of 5 High');
    expect(part).toContain('not one athlete with another');
    const { sections } = sharedPortfolioOf(grown, written, { at, language: 'en', identity });
    const order = sections && readingParts(sections).map(({ id }) => id);
    expect(order?.slice(0, 5)).toEqual(['highlights', 'sports-history', 'introduction', 'motto', 'academics']);
  });

  it('name the masks in French in the form for the events in which she competes', () => {
    const usual = getLocale;
    overwriteGetLocale(() => 'fr-ca');
    try {
      expect(said(identityPart(written, grown, 'fr-ca'))).toContain('Masques Capitaine Fonceuse Connaisseuse');
      const content = { ...written.general.content, gender: '' as const };
      const unknown = { ...written, general: { version: 9, content } };
      expect(said(identityPart(unknown, grown, 'fr-ca'))).toContain('Capitaine Fonceur(-euse) Connaisseur(-euse)');
    } finally {
      overwriteGetLocale(usual);
    }
  });

  it('have neither points nor a fourth mask', () => {
    const part = identityPart(written) ?? '';
    for (const secret of ['Player', '>41<', '>37<', '>31<']) expect(part).not.toContain(secret);
    const given = JSON.stringify(sharedPortfolioOf(grown, written, { at, language: 'en', identity }));
    expect(given).not.toMatch(/points|"player"|"count"/u);
  });

  it('are not given before the 18th birthday, nor of a part that is hidden', () => {
    expect(identityPart(written, nora)).toBeNull();
    const content = { ...written.identity.content, grit: false };
    const part = said(identityPart({ ...written, identity: { version: 9, content } }));
    expect(part).toContain('Captain');
    expect(part).not.toContain('Grit');
  });
});

describe('general information, to a scout,', () => {
  const withGeneral = (content: Partial<SectionStates['general']['content']>): SectionStates => ({
    ...written,
    general: { version: 8, content: { ...written.general.content, ...content } },
  });

  it('has measures in both systems, and their short form on the card', () => {
    const html = rendered(written);
    for (const words of [
      '5\u00a0ft\u00a09\u00a0in (175\u00a0cm)',
      '152\u00a0lb (69\u00a0kg)',
      '5′9″\u00a0/\u00a0175\u00a0cm<',
      'Women’s events',
      'Thunder Bay',
      'Whit',
    ])
      expect(html).toContain(words);
  });

  it('has the number on the back of the card, and no initials in its place, because I and O read as a ten', () => {
    const mark = (sections: SectionStates) => rendered(sections).match(/<text[^>]*>([^<]*)<\/text>/)?.[1];
    expect(mark(written)).toBe('31');
    expect(mark(withGeneral({ jerseyNumber: 0 }))).toBe('0');
    expect(mark(withGeneral({ jerseyNumber: null }))).toBeUndefined();
  });

  it('has a full name as one text in place of the account’s two, if it differs', () => {
    const heading = (fullName: string) => rendered(withGeneral({ fullName })).match(/<h1.*?<\/h1>/)?.[0] ?? '';
    expect(heading('Nora Jeanne Whitcombe')).toContain('>Nora Jeanne Whitcombe<');
    expect(heading('Nora Whitcombe')).toBe(heading(''));
  });
});

/** Each text of a page with the language of its closest element that names one. */
const languagesIn = (html: string): ReadonlyMap<string, string | undefined> => {
  const open: (string | undefined)[] = [];
  const found = new Map<string, string | undefined>();
  for (const [, closing, attributes = '', alone, text] of html.matchAll(/<(\/?)\w+([^>]*?)(\/?)>|([^<]+)/g)) {
    if (text !== undefined) found.set(text.trim(), open.at(-1));
    else if (closing) open.pop();
    else if (!alone) open.push(/ lang="([^"]+)"/.exec(attributes)?.[1] ?? open.at(-1));
  }
  return found;
};

it('every text that the athlete wrote names its language, which need not be the page’s', () => {
  const portfolio = sharedPortfolioOf({ ...nora, dateOfBirth: '2008-11-21', language: 'fr-ca' }, written, {
    at,
    language: 'en',
    identity: null,
  });
  const languages = languagesIn(renderToStaticMarkup(<SharedPortfolioView portfolio={portfolio} />));
  for (const words of [
    'Hi, I am Nora.',
    'Goaltender from Thunder Bay.',
    'I like buses.',
    '“One more save”',
    'My coach says it.',
    'Save percentage',
    'Second in the league',
    'MVP',
    'Ottawa Classic',
    'Queens',
    'Statistics',
    'Forty pairs a day.',
    'Hillcrest Heights',
    'Nursing.',
    'A university team.',
    'Twelve saves',
    'Chemistry teacher',
    'Whit',
    'Thunder Bay',
  ])
    expect([words, languages.get(words)]).toEqual([words, 'fr-CA']);
  for (const words of ['Ice hockey', '.931', 'Level', 'Awards', 'Women’s events', 'Height'])
    expect([words, languages.has(words), languages.get(words)]).toEqual([words, true, undefined]);
});

it('own words for a position name their language above the name too', () => {
  const { content, version } = written['sports-history'];
  const [latest, ...earlier] = content.seasons;
  if (!latest) throw new Error('There is a season');
  const sports = latest.sports.map((sport) => ({ ...sport, position: 'other', positionOther: 'Rover' }));
  const own = {
    ...written,
    'sports-history': { version, content: { ...content, seasons: [{ ...latest, sports }, ...earlier] } },
  };
  const html = renderToStaticMarkup(<SharedPortfolioView portfolio={sharedIn('fr-ca', own)} />);
  const card = languagesIn(html.slice(0, html.indexOf('</header>')));
  expect([card.get('Rover'), card.has('Hockey sur glace'), card.get('Hockey sur glace')]).toEqual([
    'en',
    true,
    undefined,
  ]);
});

describe('academics on the page', () => {
  const facts = (sections: SectionStates): readonly string[] =>
    [
      ...(rendered(sections)
        .match(/<section id="academics".*?<\/section>/su)?.[0]
        ?.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g) ?? []),
    ].map(([, label, value]) => `${label}: ${value}`);

  it('are tiles for a glance, then the rest; the graduation year is on the card too', () => {
    expect(rendered(written)).toContain('Class of\u00a02027');
    expect(facts(written)).toEqual([
      'GPA: 3.87',
      'SAT: 1340',
      'Graduation year: 2027',
      'Fields of interest: Health sciences,\nLaw',
      'School: Hillcrest Heights',
      'Type of school: High school',
      'Intended start: Fall 2028',
      'Math · GPA: 3.9',
    ]);
  });

  it('have no line for what is not filled in', () => {
    const { academics } = empty;
    const content = { ...academics.content, school: 'Hillcrest Heights' };
    const only = facts({ ...written, academics: { version: 4, content } });
    expect(only).toEqual(['School: Hillcrest Heights']);
  });
});

describe('what a reader of a portfolio is given', () => {
  it('is in the words of the reader’s language', () => {
    const [season] = sharedIn('fr-ca', written).sections?.['sports-history']?.seasons ?? [];
    expect(season?.sports[0]).toMatchObject({
      sport: 'Hockey sur glace',
      position: 'Gardienne de but',
      level: 'M18 AA',
    });
  });

  it('has no id that a device made and no date of birth', () => {
    const given = JSON.stringify(sharedIn('en', written));
    expect(given).not.toContain('edit-');
    expect(given).not.toContain(nora.dateOfBirth);
  });

  it('is nothing before there is an introduction', () => {
    const unintroduced = { ...written, introduction: empty.introduction };
    expect(sharedIn('en', unintroduced).sections).toBeNull();
    expect(rendered(unintroduced)).not.toContain('Whitcombe');
    expect(rendered(unintroduced)).toContain('Nora hasn’t written an introduction yet');
  });
});

it('a number on the back of the card is smaller where it is wide, so that it stays on the cloth', () =>
  expect(markSize('100')).toBeLessThan(markSize('7')));
