import { beforeEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { sinceWords } from './since-words.ts';

const visitedAt = new Date('2026-11-03T17:00:00Z');
const nothing = { results: 0, awards: 0, videos: 0, documents: 0, sections: [] };

beforeEach(() => overwriteGetLocale(() => 'en'));

describe('the line about what is new', () => {
  it.each([
    ['en', 'New since November 3, 2026: 2 results, a video, and an updated photo.'],
    ['fr-ca', 'Nouveau depuis votre visite du 3 novembre 2026 : 2 résultats, une vidéo et la photo.'],
  ] as const)('counts what was added and names what reads differently, in one sentence in %s', (language, sentence) => {
    overwriteGetLocale(() => language);
    const changes = { ...nothing, results: 2, videos: 1, sections: ['profile-picture'] } as const;
    expect(sinceWords(changes, visitedAt)?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('is one line, however much is new', () => {
    overwriteGetLocale(() => 'fr-ca');
    const much = { ...nothing, results: 1, awards: 1, sections: ['academics', 'vision', 'motto', 'contacts'] } as const;
    expect(sinceWords(much, visitedAt)?.replaceAll('\u00a0', ' ')).toMatch(
      /^Nouveau depuis votre visite du 3 novembre 2026 : un résultat, une distinction, le parcours scolaire et 3 autres changements\.$/,
    );
  });

  it('is none where nothing is', () => expect(sinceWords(nothing, visitedAt)).toBeUndefined());
});
