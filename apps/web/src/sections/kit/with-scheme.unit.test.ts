import { expect, it } from 'vitest';
import { withScheme } from './with-scheme.ts';

it.each([
  ['hudl.com/profile/1', 'https://hudl.com/profile/1'],
  [' www.youtube.com/watch?v=M7lc1UVf-VE ', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
  ['équipe.ca', 'https://équipe.ca'],
  ['https://hudl.com/profile/1', 'https://hudl.com/profile/1'],
  ['http://hudl.com', 'http://hudl.com'],
  ['my page', 'my page'],
  ['maya@example.com', 'maya@example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['Hudl', 'Hudl'],
  ['', ''],
])('%j becomes %j', (typed, kept) => expect(withScheme(typed)).toBe(kept));
