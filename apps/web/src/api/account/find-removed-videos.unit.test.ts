import { expect, it } from 'vitest';
import { findRemovedVideos } from './find-removed-videos.ts';

const highlights = {
  firstVideo: 'https://youtu.be/M7lc1UVf-VE?t=3',
  firstTitle: 'Shutout',
  secondVideo: 'https://vimeo.com/76979871',
  secondTitle: '',
  channel: '',
};

it('only the current videos that their host no longer shows are named', () => {
  const gone = [
    { host: 'youtube', id: 'M7lc1UVf-VE' },
    { host: 'youtube', id: 'replaced-an' },
    { host: 'youtube', id: '76979871' },
  ] as const;
  expect(findRemovedVideos(highlights, gone)).toEqual([{ host: 'youtube', number: 1, title: 'Shutout' }]);
  expect(findRemovedVideos(highlights, [{ host: 'vimeo', id: '76979871' }])).toEqual([
    { host: 'vimeo', number: 2, title: '' },
  ]);
  expect(findRemovedVideos(highlights, [])).toEqual([]);
});
