import { expect, it } from 'vitest';
import { goneAmong } from './gone-among.ts';

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
  expect(goneAmong(highlights, gone)).toEqual([{ host: 'youtube', number: 1, title: 'Shutout' }]);
  expect(goneAmong(highlights, [{ host: 'vimeo', id: '76979871' }])).toEqual([{ host: 'vimeo', number: 2, title: '' }]);
  expect(goneAmong(highlights, [])).toEqual([]);
});
