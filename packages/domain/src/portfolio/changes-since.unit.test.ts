import { describe, expect, it } from 'vitest';
import { type IdentityResult, masks } from '../identity/index.ts';
import type { IdentityPart } from '../sections/identity/fields.ts';
import { changesSince } from './changes-since.ts';
import { portfolioDecider, type SectionStates } from './decider.ts';
import { everyPart, type PortfolioPart } from './parts.ts';
import { publicViews, type Reader } from './public-view.ts';

const { sections: empty } = portfolioDecider.initialState;
const introduction = {
  version: 1,
  content: { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro: 'I stop pucks.' },
};
const first: SectionStates = { ...empty, introduction };

const performance = (id: string, desc: string) => ({
  id,
  event: 'Saves',
  result: '41',
  desc,
  sportId: '',
  metric: null,
});
const season = (results: readonly string[], desc: string) => ({
  year: 2026,
  sports: [],
  performances: results.map((id) => performance(id, desc)),
  awards: [],
});
const history = (results: readonly string[], desc = ''): Partial<SectionStates> => ({
  'sports-history': { version: 1, content: { ...empty['sports-history'].content, seasons: [season(results, desc)] } },
});
const withFilm: Partial<SectionStates> = {
  highlights: { version: 1, content: { ...empty.highlights.content, firstVideo: 'https://youtu.be/M7lc1UVf-VE' } },
};
const withMotto: Partial<SectionStates> = { motto: { version: 1, content: { motto: 'Onward', explanation: '' } } };

const viewOf = (states: Partial<SectionStates>, given: Partial<Reader> = {}) =>
  publicViews(
    { ...first, ...states },
    { language: 'en', parts: everyPart(true), fileAddress: (id) => id, gender: null, identity: null, ...given },
  );
const nothing = { results: 0, awards: 0, videos: 0, documents: 0, sections: [] };

describe('what a visitor has not seen yet', () => {
  it('is nothing while the page is the same', () =>
    expect(changesSince(viewOf(withMotto), viewOf(withMotto))).toEqual(nothing));

  it('counts new results and videos', () =>
    expect(changesSince(viewOf(history(['a'])), viewOf({ ...history(['b', 'a', 'c']), ...withFilm }))).toEqual({
      ...nothing,
      results: 2,
      videos: 1,
    }));

  it('names the other sections that are new or read differently', () => {
    const edited = { introduction: { ...introduction, content: { ...introduction.content, intro: 'I still do.' } } };
    expect(changesSince(viewOf({}), viewOf({ ...edited, ...withMotto }))).toEqual({
      ...nothing,
      sections: ['introduction', 'motto'],
    });
  });

  it('is not the form of a mask’s name, which a gender chooses', () => {
    const identity = { masks: ['driven'], colors: null, learningStyles: null, grit: null } as const;
    const shown = (gender: 'f' | null, masks = identity.masks) => ({
      ...viewOf({}),
      identity: { ...identity, masks, gender },
    });
    expect(changesSince(shown(null), shown('f'))).toEqual(nothing);
    expect(changesSince({ ...viewOf({}), identity: null }, shown('f')).sections).toEqual(['identity']);
  });

  it('names a history whose results read differently, and nothing that was taken away', () => {
    expect(changesSince(viewOf(history(['a', 'b'])), viewOf(history(['a', 'b'], 'In overtime.')))).toEqual({
      ...nothing,
      sections: ['sports-history'],
    });
    expect(changesSince(viewOf(withMotto), viewOf({}))).toEqual(nothing);
  });
});

describe('a part that the link keeps closed', () => {
  type State = readonly [states: Partial<SectionStates>, identity?: IdentityResult | null];

  const coach = {
    id: '0c0ffee0-0000-4000-8000-000000000001',
    role: 'coach',
    name: 'Éric Tremblay',
    relation: '',
    organization: '',
    phone: '5145550123',
    email: '',
    permission: false,
  } as const;
  const reference = {
    ...coach,
    id: '0c0ffee0-0000-4000-8000-000000000002',
    role: 'reference',
    permission: true,
  } as const;
  const contacts = (...items: SectionStates['contacts']['content']['contacts']): State => [
    { contacts: { version: 1, content: { contacts: items } } },
  ];
  const academics = (ncaaId: string, school = ''): State => [
    { academics: { version: 1, content: { ...empty.academics.content, school, ncaaId } } },
  ];
  const document = { id: coach.id, name: 'Report card', type: 'application/pdf', bytes: 1000, pages: 2 } as const;
  const documents: State = [{ 'academic-documents': { version: 1, content: { documents: [document] } } }];
  const result: IdentityResult = {
    masks: masks.map((mask, index) => ({ mask, points: 40 - index })),
    colors: [{ color: 'red', count: 32, level: 'high' }],
    learningStyles: { order: [{ style: 'visual', count: 15 }], strength: 'veryStrong' },
    grit: { score: 3.7, rating: 4 },
  };
  const only = (part: IdentityPart): State => [
    {},
    { masks: null, colors: null, learningStyles: null, grit: null, [part]: result[part] },
  ];

  it.each<readonly [string, PortfolioPart, State, State]>([
    ['contacts', 'contacts', [{}], contacts(coach)],
    ['a changed reference', 'contacts', contacts(reference), contacts({ ...reference, phone: '4185550123' })],
    ['a contact beside a reference', 'contacts', contacts(reference), contacts(reference, coach)],
    ['documents', 'documents', [{}], documents],
    ['an NCAA ID alone', 'ncaaId', [{}], academics('1234567890')],
    ['an NCAA ID', 'ncaaId', academics('', 'Mitchell'), academics('1234567890', 'Mitchell')],
    ['masks', 'masks', [{}], only('masks')],
    ['colors', 'colors', [{}], only('colors')],
    ['learning styles', 'learningStyles', [{}], only('learningStyles')],
    ['grit', 'grit', [{}], only('grit')],
  ])('gives away nothing of %s, not even that they changed', (_, part, before, now) => {
    const difference = (isOpen: boolean) => {
      const parts = { ...everyPart(true), [part]: isOpen };
      const shown = ([states, identity = null]: State) => viewOf(states, { parts, identity });
      return changesSince(shown(before), shown(now));
    };
    expect(difference(false)).toEqual(nothing);
    expect(difference(true)).not.toEqual(nothing);
  });
});
