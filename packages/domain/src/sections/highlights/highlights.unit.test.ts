import { describe, expect, it } from 'vitest';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import { emptyHighlights, type Highlights } from './fields.ts';
import { highlights } from './index.ts';
import { highlightsPublicView } from './public-view.ts';

const whole: Highlights = {
  firstVideo: 'https://youtu.be/M7lc1UVf-VE?t=12',
  firstTitle: 'Best saves of the season',
  secondVideo: 'https://club.example/nora.mp4',
  secondTitle: 'Who I am',
  channel: 'https://www.youtube.com/@norastopspucks',
};
const { given } = specifySection(highlights, new Date('2026-11-20T12:00:00Z'));
const write = (part: Partial<Highlights>) =>
  ({ type: 'WriteHighlights', content: { ...emptyHighlights(), ...part } }) as const;

specifyRecord(highlights, { noun: 'Highlights', whole });

describe('highlights', () => {
  it.each(['firstVideo', 'secondVideo', 'channel'] as const)('may be %s alone', (field) =>
    given()
      .when(write({ [field]: whole[field] }))
      .thenEvents({ type: 'HighlightsWritten', data: { ...emptyHighlights(), [field]: whole[field] } }),
  );

  it.each(['firstVideo', 'secondVideo', 'channel'] as const)('have links that are http or https: %s', (field) => {
    for (const link of ['ftp://club.example/film', 'javascript:alert(1)', 'youtu.be/M7lc1UVf-VE', 'https://club'])
      given()
        .when(write({ [field]: link }))
        .thenRefused('link_invalid', field);
  });

  it.each([
    ['firstTitle', 'firstVideo'],
    ['secondTitle', 'secondVideo'],
  ] as const)('%s needs %s', (title, link) =>
    given()
      .when(write({ [title]: 'Shutout' }))
      .thenRefused('required', link),
  );

  it('titles have at most 100 characters, as on YouTube', () => {
    const { firstVideo } = whole;
    given()
      .when(write({ firstVideo, firstTitle: 'a'.repeat(101) }))
      .thenRefused('too_long', 'firstTitle');
    given()
      .when(write({ firstVideo, firstTitle: 'a'.repeat(100) }))
      .thenEvents({
        type: 'HighlightsWritten',
        data: { ...emptyHighlights(), firstVideo, firstTitle: 'a'.repeat(100) },
      });
  });

  it('send the other fields while a title waits for its video, and while a removed video still has its title', () => {
    const empty = emptyHighlights();
    const { channel } = whole;
    expect(highlights.validPart({ ...empty, firstTitle: 'Shutout', channel }, empty)).toEqual({ ...empty, channel });
    expect(highlights.validPart({ ...whole, firstVideo: '', channel: '' }, whole)).toEqual({ ...whole, channel: '' });
  });
});

describe('what a visitor gets', () => {
  it('is the host, id and start of a recognized video, the link of another, and the channel', () =>
    expect(highlightsPublicView(whole)).toEqual({
      videos: [
        { title: 'Best saves of the season', host: 'youtube', id: 'M7lc1UVf-VE', start: 12 },
        { title: 'Who I am', link: 'https://club.example/nora.mp4' },
      ],
      channel: 'https://www.youtube.com/@norastopspucks',
    }));

  it('is the second video alone if there is no first', () =>
    expect(highlightsPublicView({ ...whole, firstVideo: '', firstTitle: '', secondTitle: '', channel: '' })).toEqual({
      videos: [{ title: '', link: 'https://club.example/nora.mp4' }],
      channel: '',
    }));
});
