import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.server.ts';

const preload = '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n"/>';
const entry = '<script type="module" async="" src="/assets/start.js" nonce="n"></script>';
const data = '<script nonce="n">self.data=1</script>';
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>T</title>${head}</head><body><p>$& words</p>${body}</body></html>`;

it('painting a page first moves scripts and their preloads, in order, behind everything that a page shows', () => {
  const made = paintFirst(page(preload, `${data}${entry}`), 'n');
  expect(made).toContain('<head><title>T</title></head>');
  expect(made).toContain(`<p>$& words</p>${data}<template>${preload}${entry}</template><script nonce="n">(() => {`);
  expect(made.endsWith('</script></body></html>')).toBe(true);
});

it('painting a page first leaves a page without scripts as it is', () => {
  expect(paintFirst(page('', data), 'n')).toBe(page('', data));
});

it('painting a page first leaves escaped text that looks like a script in place', () => {
  const typed = '<p>&lt;script type="module" src="x"&gt;&lt;/script&gt;</p>';
  expect(paintFirst(page('', typed), 'n')).toBe(page('', typed));
});
