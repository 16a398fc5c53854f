import { readFileSync } from 'node:fs';
import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { floor } from './floor.ts';
import { newerThanFloor } from './newer-than-floor.ts';
import { tooNew } from './plugin.ts';

describe('the oldest supported browsers', () => {
  it.each([
    ['a function of a global', 'const url=URL.canParse(text)?1:0', 'URL.canParse'],
    ['a class of Intl', 'const all=new Intl.Segmenter(`en`)', 'Intl.Segmenter'],
    ['a global', 'const now=Temporal', 'Temporal'],
    ['a method of an array', 'const last=list(e).toReversed()', '.toReversed()'],
    ['a helper of an iterator', 'const names=people.keys().map(e=>e.name)', 'Iterator.map()'],
    ['a member of the navigator', 'navigator.wakeLock.request()', 'navigator.wakeLock'],
  ])('do not have what is newer: %s', (_, script, name) => expect(newerThanFloor(script)).toContain(name));

  it.each([
    ['a flag of a regular expression', 'const dog=/[\\p{L}--[a-z]]/v', 'Invalid regular expression flag'],
    ['an import attribute', 'import a from "./a.json" with{type:"json"}', 'Unexpected token'],
  ])('cannot read newer syntax: %s', (_, script, message) => expect(newerThanFloor(script).join()).toContain(message));

  it('have lookbehind, private fields and what has long been there', () => {
    const script = `class A{#a=1;static{A.b=1}has(e){return #a in e}}const parts=name.split(/\\s+|(?<=-)/u).at(-1)??''
      const all=Object.entries(e).map(([e])=>CSS.escape(e));Object.hasOwn(e,'a');structuredClone(e);await e.findLast(e=>e)`;
    expect(newerThanFloor(script)).toEqual([]);
  });
});

it.each([
  'README.md',
  'apps/web/content/faqs/technical-and-security.en.md',
  'apps/web/content/faqs/technical-and-security.fr-ca.md',
])('the oldest supported browsers are named in %s', (path) => {
  const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const named = text.split('\n').find((line) => line.includes('Safari')) ?? '';
  const unnamed = Object.entries(floor)
    .flat()
    .filter((part) => !named.toLowerCase().includes(String(part)));
  expect(unnamed).toEqual([]);
});

it('the build names the file that needs a newer browser, including the service worker', () => {
  const files = [
    { type: 'chunk', fileName: 'assets/list.js', code: 'document.startViewTransition?.();list.toSorted()' },
    { type: 'asset', fileName: 'service-worker.js', source: 'const late=Promise.withResolvers()' },
    { type: 'asset', fileName: 'assets/list.css', source: '.list{color:red}' },
  ] as unknown as readonly (Rollup.OutputChunk | Rollup.OutputAsset)[];
  expect(tooNew(Object.fromEntries(files.map((file) => [file.fileName, file])))).toEqual([
    'assets/list.js uses .toSorted()',
    'service-worker.js uses Promise.withResolvers',
  ]);
});
