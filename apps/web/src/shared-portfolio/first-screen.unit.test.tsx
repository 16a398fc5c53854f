import { portfolioDecider, type SectionStates } from '@palmares/domain/portfolio';
import { sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardActions } from './card-actions.ts';
import { firstScreen } from './first-screen.ts';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

const empty = portfolioDecider.initialState.sections;
const introduction = {
  version: 1,
  content: { greetingsLine1: 'Hi, I am Nora.', greetingsLine2: '', shortDesc: '', intro: 'I started at six.' },
};
const own = { id: 'a', role: 'own', name: '', relation: '', organization: '', permission: false } as const;
const coach = { ...own, id: 'b', role: 'coach', name: 'Dale', phone: '8075550117', email: 'dale@example.com' } as const;
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
const performance = { id: 'd', sportId: 'c', result: '6', event: 'Shutouts', desc: '', metric: null };

const withContent = <Name extends keyof SectionStates>(
  name: Name,
  content: Partial<SectionStates[Name]['content']>,
) => ({
  [name]: { version: 2, content: { ...empty[name].content, ...content } },
});
const history = (performances: readonly (typeof performance)[]) =>
  withContent('sports-history', {
    seasons: [{ year: 2026, sports: [played], performances: [...performances], awards: [] }],
  });

interface Given {
  readonly born?: string;
  readonly pictures?: boolean;
}

const shared = (sections: Partial<SectionStates>, { born = '2005-05-12', pictures = false }: Given = {}) =>
  sharedPortfolioOf(
    {
      firstName: 'Nora',
      lastName: 'Whitcombe',
      dateOfBirth: born,
      place: { country: 'can', region: 'ON' },
      language: 'en',
    },
    { ...empty, introduction, ...sections },
    {
      at: new Date('2026-11-21T12:00:00Z'),
      language: 'en',
      identity: null,
      ...(pictures ? { fileAddress: (_, size) => `/files/${size}` } : {}),
    },
  );
const screen = (...given: Parameters<typeof shared>) => {
  const portfolio = shared(...given);
  if (!portfolio.sections) throw new Error('There is an introduction');
  return firstScreen(portfolio, portfolio.sections);
};
const actions = (...given: Parameters<typeof shared>) => {
  const { sections } = shared(...given);
  if (!sections) throw new Error('There is an introduction');
  return cardActions(sections);
};
const html = (...given: Parameters<typeof shared>) =>
  renderToStaticMarkup(<SharedPortfolioView portfolio={shared(...given)} />);

describe('the film on the first screen', () => {
  const filmOf = (content: Partial<SectionStates['highlights']['content']>) =>
    actions(withContent('highlights', content))?.film;

  it('is the first video, on the page', () =>
    expect(
      filmOf({ firstVideo: 'https://youtu.be/M7lc1UVf-VE?t=90', secondVideo: 'https://vimeo.com/76979871' }),
    ).toEqual({
      href: 'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=90s',
      embed: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0&start=90',
      source: 'On YouTube',
    }));

  it('is the second where there is no first', () =>
    expect(filmOf({ secondVideo: 'https://vimeo.com/76979871' })?.href).toBe('https://vimeo.com/76979871'));

  it.each([
    ['https://www.tiktok.com/@nora/video/7300000000000000000', 'Opens on tiktok.com'],
    ['https://www.hudl.com/v/2Gx4Rz', 'Opens on hudl.com'],
  ])('opens at its host, which is named, where no player is: %s', (firstVideo, source) => {
    expect(filmOf({ firstVideo })).toEqual({ href: firstVideo, source });
    const [link = ''] =
      /<a [^>]*>(?:(?!<\/a>).)*Watch film.*?<\/a>/s.exec(html(withContent('highlights', { firstVideo }))) ?? [];
    expect(link).toContain('target="_blank"');
    expect(link).not.toContain('data-film');
    expect(link.replaceAll(/<[^>]+>/g, ' ')).toMatch(new RegExp(`Watch film\\s+${source}\\s+\\(opens in a new tab\\)`));
  });

  it('plays on the page by a script, before which nothing is requested from its host', () => {
    const page = html(withContent('highlights', { firstVideo: 'https://youtu.be/M7lc1UVf-VE' }));
    expect(page).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch[^>]*target="_blank"[^>]*data-film/);
    expect(page).toMatch(/<section id="highlights".*<a [^>]*data-player=/s);
    expect(page).not.toMatch(/<(?:iframe|img|script|link|video)|(?:src|href)="[^"]*nocookie/);
  });

  it('is absent without a video', () => {
    expect(filmOf({ channel: 'https://www.youtube.com/@nora' })).toBeUndefined();
    expect(actions({})).toBeUndefined();
  });
});

describe('the contact on the first screen', () => {
  const contactOf = (contacts: SectionStates['contacts']['content']['contacts'], given?: Given) =>
    actions(withContent('contacts', { contacts }), given)?.contact;

  it('is the athlete’s own address, or else number', () => {
    expect(contactOf([coach, { ...own, phone: '8075550142', email: 'nora@example.com' }])).toBe(
      'mailto:nora@example.com',
    );
    expect(contactOf([{ ...own, phone: '8075550142', email: '' }])).toBe('tel:+18075550142');
  });

  it('is the list of contacts where the athlete’s own is not in it', () =>
    expect(contactOf([coach])).toBe('#contacts'));

  it('is absent where contacts are closed', () =>
    expect(contactOf([{ ...coach, role: 'reference', permission: true }], { born: '2009-05-12' })).toBeUndefined());

  it('is the message with the link where the page has none', () => {
    const answer = 'To reach Nora, reply to the message that had this link.';
    expect(html({})).toContain(answer);
    expect(html(withContent('contacts', { contacts: [coach] }))).not.toContain(answer);
  });
});

describe('the facts on the first screen', () => {
  const lines = (sections: Partial<SectionStates>) =>
    screen(sections).facts.map(({ value, startsLine }) => (startsLine ? `| ${value}` : value));

  it('are level and team, then class and school, then height, age and home, each on a line', () =>
    expect(
      lines({
        ...history([performance]),
        ...withContent('general', { height: { feet: 5, inches: 10 }, weight: 165 }),
        ...withContent('academics', { graduationYear: 2027, school: 'Hillcrest Heights' }),
      }),
    ).toEqual([
      '| U18 AA',
      'Queens',
      '| Class of\u00a02027',
      'Hillcrest Heights',
      '| 5′10″\u00a0/\u00a0178\u00a0cm',
      '21 years old',
      'Ontario,\u00a0Canada',
    ]));

  it('name the season where no figures do', () => {
    expect(lines(history([]))).toEqual(['| 2026–2027', 'U18 AA', 'Queens', '| 21 years old', 'Ontario,\u00a0Canada']);
    expect(screen(history([])).season).toBeUndefined();
    expect(screen(history([performance])).season).toBe('Season 2026–2027');
  });

  it('stay beside the sections in part: name, class and size', () => {
    const sections = {
      ...withContent('academics', { graduationYear: 2027 }),
      ...withContent('motto', { motto: 'Next shot.' }),
    };
    const [rail = ''] = /<\/header>.*?<nav/s.exec(html(sections)) ?? [];
    expect(rail).toContain('Nora Whitcombe');
    expect(rail).toContain('Class of\u00a02027');
  });

  it('leave no hole for what is missing', () => expect(lines({})).toEqual(['| 21 years old', 'Ontario,\u00a0Canada']));
});

it('two results of one event are two figures on the first screen, told apart by their ids', () => {
  const { figures } = screen(history([performance, { ...performance, id: 'e', result: '4' }]));
  expect(figures.map(({ id, label, value }) => [id, label, value])).toEqual([
    ['1', 'Shutouts', '6'],
    ['2', 'Shutouts', '4'],
  ]);
});

describe('the trend on the first screen', () => {
  const saves = (value: number) => ({
    ...performance,
    event: 'Save percentage',
    metric: { kind: 'percent', value, unit: 'average', date: '', source: 'official', link: '' } as const,
  });
  const seasons = [9310, 9180, 9020].map((value, back) => ({
    year: 2026 - back,
    sports: [played],
    performances: [saves(value)],
    awards: [],
  }));

  it('is beside its number, in words too', () => {
    const page = html(withContent('sports-history', { seasons }));
    expect(
      page.match(/role="img" aria-label="\.902; \.918; \.931 over 3 seasons; \+\.029 since 2024–2025"/g),
    ).toHaveLength(1);
    expect(page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      'Save percentage +.029 since 2024–2025 .902 2024–2025 .918 2025–2026 .931 2026–2027',
    );
  });

  it('is absent with one season', () => expect(html(history([performance]))).not.toContain('spark-line'));
});

describe('the picture on the first screen', () => {
  const crop = { left: 0, top: 0, side: 1 };
  const photo = withContent('profile-picture', { fileId: 'x', crop, cardCrop: crop });

  it('is the photo in two sizes, first of all, with its name and its room', () => {
    const page = html(photo, { pictures: true });
    const [image = ''] = /<img[^>]*>/.exec(page) ?? [];
    expect(page).toMatch(/<source media="[^"]*" srcSet="\/files\/medium 480w, \/files\/large 960w"[^>]*height="480"/);
    for (const part of [
      'srcSet="/files/card-medium 480w, /files/card-large 960w"',
      'width="480" height="320"',
      'fetchPriority="high"',
      'alt="Photo of Nora Whitcombe"',
      // Shown in place of a picture that does not load, in a browser without the script.
      'data-missing="We can’t find this picture. Reload the page to try again."',
    ])
      expect(image).toContain(part);
  });

  it('is drawn in the athlete’s sport and team’s color without a photo', () => {
    const back = (sections: Partial<SectionStates>) => /<svg.*?<\/svg>/s.exec(html(sections))?.[0];
    expect(back(history([]))).not.toBe(back({}));
    const backIn = (teamColor: 'purple' | 'red') => back(withContent('general', { teamColor }));
    expect(new Set([back({}), backIn('purple'), backIn('red')]).size).toBe(3);
    expect(html(history([]), { pictures: true })).not.toContain('<img');
  });
});

it('the actions stand in the page once, on the card, which a text browser shows whole', () => {
  const page = html(withContent('highlights', { firstVideo: 'https://youtu.be/M7lc1UVf-VE' }));
  expect(page.match(/>Watch film</g)).toHaveLength(1);
  expect(page).toMatch(/<nav [^>]*hidden[^>]*data-thumb-bar[^>]*><\/nav>/);
  expect(html({})).not.toMatch(/Watch film|data-thumb-bar/);
});
