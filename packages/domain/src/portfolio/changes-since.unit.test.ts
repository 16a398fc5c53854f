import { describe, expect, it } from 'vitest';
import { changesSince } from './changes-since.ts';
import { portfolioDecider, type SectionStates } from './decider.ts';
import { everyPart } from './parts.ts';
import { publicViews } from './public-view.ts';

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

const viewOf = (states: Partial<SectionStates>, isOpen = true) =>
  publicViews(
    { ...first, ...states },
    {
      language: 'en',
      parts: everyPart(isOpen),
      fileAddress: (id) => id,
      gender: null,
      identity: null,
    },
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

  it('is nothing of a part that the link keeps closed', () => {
    const ncaa: Partial<SectionStates> = {
      academics: { version: 1, content: { ...empty.academics.content, ncaaId: '1234567890' } },
    };
    expect(changesSince(viewOf({}, false), viewOf(ncaa, false)).documents).toBe(0);
    expect(JSON.stringify(viewOf(ncaa, false))).not.toContain('1234567890');
  });
});
