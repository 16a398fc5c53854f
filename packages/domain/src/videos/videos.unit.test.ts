import { describe, expect, it } from 'vitest';
import { playerAddress, playerOrigins, watchAddress } from './addresses.ts';
import { recognizeChannel } from './channel.ts';
import { recognizeVideo } from './recognize.ts';

const youtube = { host: 'youtube', id: 'dQw4w9WgXc-' } as const;
const vimeo = { host: 'vimeo', id: '76979871' } as const;
const unlisted = { host: 'vimeo', id: '76979871/8272103f6e' } as const;
const hudl = { host: 'hudl', id: 'video/3/8530966/58d5c0ab12' } as const;

describe('a link is recognized as a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXc-', youtube],
    ['http://youtube.com/watch?feature=share&v=dQw4w9WgXc-&t=42s', { ...youtube, start: 42 }],
    ['https://m.youtube.com/watch?v=dQw4w9WgXc-&list=PL1', youtube],
    ['https://music.youtube.com/watch?v=dQw4w9WgXc-', youtube],
    ['HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXc-', youtube],
    ['https://youtu.be/dQw4w9WgXc-?t=42&si=abc', { ...youtube, start: 42 }],
    ['https://www.youtube.com/shorts/dQw4w9WgXc-', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXc-?feature=share', youtube],
    ['https://www.youtube.com/embed/dQw4w9WgXc-', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXc-?start=3', { ...youtube, start: 3 }],
    ['https://www.youtube.com/shorts/dQw4w9WgXc-/', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871/', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?title=0', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', unlisted],
    ['https://vimeo.com/76979871?h=8272103f6e', unlisted],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', unlisted],
    ['https://www.hudl.com/video/3/8530966/58d5c0ab12', hudl],
    ['https://hudl.com/embed/video/3/8530966/58d5c0ab12', hudl],
    ['https://www.hudl.com/v/2Gx4Rz', { host: 'hudl', id: 'v/2Gx4Rz' }],
  ])('%s', (link, video) => expect(recognizeVideo(link)).toEqual(video));
});

describe('a link of YouTube or Vimeo keeps the second at which it starts', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXc-?t=1m30s', 90],
    ['https://youtu.be/dQw4w9WgXc-?t=1h2m3s', 3723],
    ['https://youtu.be/dQw4w9WgXc-?t=2m', 120],
    ['https://youtu.be/dQw4w9WgXc-#t=75', 75],
    ['https://www.youtube.com/watch?v=dQw4w9WgXc-#t=1m', 60],
    ['https://www.youtube.com/watch?time_continue=9&v=dQw4w9WgXc-', 9],
    ['https://vimeo.com/76979871#t=90s', 90],
    ['https://vimeo.com/76979871/8272103f6e#t=1m5s', 65],
    ['https://vimeo.com/76979871?share=copy&t=15', 15],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=8s', 8],
    ['https://youtu.be/dQw4w9WgXc-?t=0', undefined],
    ['https://youtu.be/dQw4w9WgXc-?t=', undefined],
    ['https://youtu.be/dQw4w9WgXc-?t=soon', undefined],
    ['https://youtu.be/dQw4w9WgXc-?t=-5', undefined],
    ['https://youtu.be/dQw4w9WgXc-?t=5&t=1"onload="', 5],
    ['https://vimeo.com/76979871#comments', undefined],
    ['https://www.hudl.com/video/3/8530966/58d5c0ab12?t=5', undefined],
  ])('%s', (link, start) => expect(recognizeVideo(link)?.start).toBe(start));
});

it.each([
  'https://www.youtube.com/@nora',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXc-',
  'https://notyoutube.com/watch?v=dQw4w9WgXc-',
  'https://vimeo.com/nora',
  'https://vimeo.com/76979871/about',
  'https://www.hudl.com/profile/12345678',
  'javascript:https://youtu.be/dQw4w9WgXc-',
  'youtu.be/dQw4w9WgXc-',
  'https://club.example/film.mp4',
  '',
])('%j is a plain link', (link) => expect(recognizeVideo(link)).toBeNull());

describe('a recognized video', () => {
  it.each([youtube, vimeo, unlisted, hudl, { ...youtube, start: 42 }, { ...unlisted, start: 90 }])(
    '$id is recognized again by its own page from $start',
    (video) => expect(recognizeVideo(watchAddress(video))).toEqual(video),
  );

  it('is played without cookies where the host allows it', () => {
    expect([youtube, vimeo, unlisted, hudl].map(playerAddress)).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXc-?autoplay=1&rel=0',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
      'https://www.hudl.com/embed/video/3/8530966/58d5c0ab12',
    ]);
  });

  it('is played from its start', () => {
    expect([youtube, vimeo, unlisted].map((video) => playerAddress({ ...video, start: 90 }))).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXc-?autoplay=1&rel=0&start=90',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=90s',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1#t=90s',
    ]);
  });

  it('is played from an origin that pages may frame', () => {
    for (const video of [youtube, vimeo, hudl])
      expect(playerOrigins).toContain(new URL(playerAddress(video) ?? '').origin);
  });

  it('opens on its own page if its short link has no player', () => {
    const short = { host: 'hudl', id: 'v/2Gx4Rz' } as const;
    expect(playerAddress(short)).toBeNull();
    expect(watchAddress(short)).toBe('https://www.hudl.com/v/2Gx4Rz');
  });
});

const id = `UC${'a1_-'.repeat(5)}bc`;

describe('a channel', () => {
  it.each([
    [`https://www.youtube.com/channel/${id}`, { id }],
    [`http://m.youtube.com/channel/${id}/videos`, { id }],
    ['https://www.youtube.com/@NoraStopsPucks', { handle: '@NoraStopsPucks' }],
    ['https://youtube.com/@nora.w/shorts?view=0', { handle: '@nora.w' }],
    ['https://www.youtube.com/@Gardienne%C3%89lite', { handle: '@GardienneÉlite' }],
  ])('%s is recognized', (link, channel) => expect(recognizeChannel(link)).toEqual(channel));

  it.each([
    'https://www.youtube.com/channel/UCshort',
    'https://www.youtube.com/c/nora',
    'https://www.youtube.com/user/nora',
    'https://www.youtube.com/@a%2F..%2Fb',
    'https://www.youtube.com/@%E0%A4%A',
    `https://youtube.com.example.org/channel/${id}`,
    'https://vimeo.com/nora',
    'https://www.hudl.com/profile/12345678',
    'not a link',
  ])('%s cannot be listed', (link) => expect(recognizeChannel(link)).toBeNull());
});
