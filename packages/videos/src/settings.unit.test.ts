import { expect, it } from 'vitest';
import { videoSettings, videoSites } from './settings.ts';

it('the sites are YouTube and Vimeo themselves unless a test names others', () => {
  expect(videoSites(videoSettings.parse({ VIMEO_BASE: '' }))).toEqual({
    youtube: 'https://www.youtube.com',
    vimeo: 'https://vimeo.com',
  });
  expect(videoSites(videoSettings.parse({ YOUTUBE_BASE: 'http://127.0.0.1:4000/' })).youtube).toBe(
    'http://127.0.0.1:4000',
  );
  expect(videoSettings.safeParse({ YOUTUBE_BASE: 'ftp://youtube' }).success).toBe(false);
});
