import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bounds } from './bounds.ts';
import { startVideoSite, type VideoSite } from './testing/video-site.ts';
import { type CheckedVideo, createVideoCheck, isChecked } from './video-check.ts';

const youtube = { host: 'youtube', id: 'M7lc1UVf-VE' } as const;
const vimeo = { host: 'vimeo', id: '76979871/8272103f6e' } as const;

let site: VideoSite;

beforeAll(async () => {
  site = await startVideoSite();
});

afterAll(() => site.close());

beforeEach(() => {
  site.asked.length = 0;
});

const ask = (video: CheckedVideo, within = bounds) =>
  createVideoCheck({ youtube: site.url, vimeo: site.url }, within).ask(video);

it('each host is asked at an address made from the id, wherever the link starts', async () => {
  site.answer = (_, response) => response.end('{}');
  expect([await ask({ ...youtube, start: 42 }), await ask(vimeo)]).toEqual(['there', 'there']);
  expect(site.asked).toEqual([
    '/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DM7lc1UVf-VE',
    '/api/oembed.json?format=json&url=https%3A%2F%2Fvimeo.com%2F76979871%2F8272103f6e',
  ]);
});

it.each([
  [200, 'there'],
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [400, 'unknown'],
  [304, 'unknown'],
  [429, 'unanswered'],
  [500, 'unanswered'],
  [503, 'unanswered'],
] as const)('%i means %s', async (status, verdict) => {
  site.answer = (_, response) => response.writeHead(status).end();
  expect(await ask(youtube)).toBe(verdict);
});

it('a host that does not answer, leads elsewhere or is not there says nothing about a video', async () => {
  site.answer = () => undefined;
  expect(await ask(youtube, { ...bounds, milliseconds: 100 })).toBe('unanswered');
  site.answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  expect(await ask(vimeo)).toBe('unanswered');
  const nowhere = createVideoCheck({ youtube: 'http://127.0.0.1:1', vimeo: 'http://127.0.0.1:1' });
  expect(await nowhere.ask(youtube)).toBe('unanswered');
});

it('Hudl is not asked', () => {
  expect([youtube, vimeo, { host: 'hudl', id: 'v/2Gx4Rz' } as const].map(isChecked)).toEqual([true, true, false]);
});
