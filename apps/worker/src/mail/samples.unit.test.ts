import { globSync, readFileSync } from 'node:fs';
import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { mailSamples } from './samples.ts';

const folder = import.meta.dirname;
const source = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

const plain = (html: string): string =>
  html
    .replaceAll(/<(?:style|title)[^>]*>.*?<\/(?:style|title)>|<[^>]+>/gs, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it('every mail that is composed has a sample', () => {
  const composed = globSync('*-mail.ts', { cwd: folder }).flatMap((file) =>
    [...source(file).matchAll(/^export const (\w+(?:Mail|Notice)) =/gm)].map(([, name]) => name),
  );
  expect(composed.length).toBeGreaterThan(20);
  expect(composed.filter((name) => !source('samples.ts').includes(`${name}(`))).toEqual([]);
});

describe.each(languages)('each kind of mail (%s)', (language) => {
  const mails = Object.values(mailSamples(language)).flat();

  it('says the same as HTML and as text', () => {
    for (const { html, text } of mails) {
      const words = plain(html)
        .split('\n')
        .filter((line) => line.trim() !== '' && line.trim() !== 'Palmarès');
      expect(words.filter((line) => !text.includes(line.trim()))).toEqual([]);
    }
  });

  it('fetches nothing, and has one button at most', () => {
    for (const { html } of mails) {
      expect(html.match(/src="(?!cid:)|url\(|<link/g)).toBeNull();
      expect((html.match(/class="go"/g) ?? []).length).toBeLessThan(2);
    }
  });
});
