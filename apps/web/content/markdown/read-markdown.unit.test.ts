import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

it.each([
  ['`guardian_request`', 'guardian_<wbr>request'],
  ['`accessToken`', 'access<wbr>Token'],
  ['`grant_`', 'grant_'],
  ['`<b> & lang`', '&lt;b&gt; &amp; lang'],
])('the name %s breaks between its words only', (written, html) =>
  expect(readMarkdown(written).html).toBe(`<p><code>${html}</code></p>\n`),
);
