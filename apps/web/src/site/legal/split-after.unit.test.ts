import { expect, it } from 'vitest';
import { splitAfter } from './split-after.ts';

const html = '<p>Hello</p><h2 id="a">A</h2><p>1</p><h2 id="b">B</h2><p>2</p>';

it('a text is split after a section, or before its first heading if it has no such section', () => {
  expect(splitAfter(html, 'a')).toEqual(['<p>Hello</p><h2 id="a">A</h2><p>1</p>', '<h2 id="b">B</h2><p>2</p>']);
  expect(splitAfter(html, 'b')).toEqual([html, '']);
  expect(splitAfter(html, 'c')).toEqual(['<p>Hello</p>', html.slice('<p>Hello</p>'.length)]);
  expect(splitAfter(html.slice('<p>Hello</p>'.length), 'c')).toEqual(['', html.slice('<p>Hello</p>'.length)]);
});
