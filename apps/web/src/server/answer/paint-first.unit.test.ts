import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.server.ts';
import { tooOldNotice } from './too-old-notice.server.ts';

const preload = '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n"/>';
const entry = '<script type="module" async="" src="/assets/start.js" nonce="n"></script>';
const data = '<script nonce="n">self.data=1</script>';
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>T</title>${head}</head><body><p>$& words</p>${body}</body></html>`;

it('painting a page first moves scripts and their preloads, in order, behind everything that a page shows', () => {
  const made = paintFirst(page(preload, `${data}${entry}`), 'n', '');
  expect(made).toContain('<head><title>T</title></head>');
  expect(made).toContain(
    `<p>$& words</p>${data}<template>${preload}${entry}</template><script nonce="n">(function () {`,
  );
  expect(made.endsWith('</script></body></html>')).toBe(true);
});

it('painting a page first leaves a page without scripts as it is', () => {
  expect(paintFirst(page('', data), 'n', '')).toBe(page('', data));
});

it('painting a page first leaves escaped text that looks like a script in place', () => {
  const typed = '<p>&lt;script type="module" src="x"&gt;&lt;/script&gt;</p>';
  expect(paintFirst(page('', typed), 'n', '')).toBe(page('', typed));
});

it('painting a page first keeps what a browser that cannot run the scripts is told, out of sight', () => {
  const notice = tooOldNotice('/fr-ca/app/dashboard', 'fr-ca');
  expect(notice).toContain('data-too-old');
  const made = paintFirst(page('', entry), 'n', notice);
  expect(made).toContain(`<template>${entry}${notice}</template>`);
});

it('a page of the app tells an old browser in both languages, its own first, and a page that can be read does not', () => {
  expect(tooOldNotice('/fr-ca/app/dashboard', 'fr-ca')).toMatch(/lang="fr-CA">Cette page .*Ton .*lang="en">This page /);
  expect(tooOldNotice('/en/auth', 'en')).toMatch(/lang="en">This page .*lang="fr-CA">.*peut-être/);
  for (const path of ['/en/pricing', '/fr-ca/auth/guardian']) expect(tooOldNotice(path, 'en')).toBe('');
  expect(tooOldNotice(`/fr-ca/athletes/${'a'.repeat(22)}`, 'fr-ca')).toBe('');
});
