import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { elementsOf } from './elements.ts';

// In development, React warns about attributes under their HTML names.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

it('the elements of a page render to the page', () => {
  const html = [
    '<html lang="en"><head><meta charset="utf-8"/><title>One &amp; two</title>',
    '<style>p > b { color: red }</style></head><body class="page">',
    '<p style="color:red;--gap:1px" data-note="">A <b>bold</b> word</p>',
    '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>',
    '<template><i>kept back</i></template><script type="module">if (1 < 2) "&";</script></body></html>',
  ].join('');
  expect(renderToString(elementsOf(`<!doctype html>${html}<!-- a comment -->`)())).toBe(html);
});

it('each call creates other elements', () => {
  const create = elementsOf('<p>text</p>');
  expect(create()).not.toBe(create());
  expect(create()).toEqual(create());
});
