import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';
import { writtenTexts } from './testing/written-texts.ts';
import { labelFailures, writingFailures } from './typography.ts';

it.each(['en', 'fr-ca'] as const)('every text in %s follows the rules of typography', (language) => {
  const sources = writtenTexts(language);
  expect(sources.length).toBeGreaterThan(60);
  expect(
    sources.flatMap(({ path, texts }) => writingFailures(texts, language).map((failure) => `${path}: ${failure}`)),
  ).toEqual([]);
});

it.each(['labels', 'suggestions'])('the %s of the catalogue follow the rules of typography', (file) => {
  const catalogue = readFileSync(join(root, `packages/domain/src/catalogue/${file}.json`), 'utf8');
  expect(labelFailures(JSON.parse(catalogue))).toEqual([]);
});

it('a straight apostrophe is named in both languages', () => {
  expect(writingFailures({ a: "It's saved" }, 'en')).toEqual(['a: has a straight apostrophe (en)']);
  expect(writingFailures({ a: "L'équipe" }, 'fr-ca')).toEqual(['a: has a straight apostrophe (fr-ca)']);
});

it.each([
  ['Suivant : {title}', 'before : or »'],
  ['Suivant: {title}', 'before : or »'],
  ['«\u00a0{label} »', 'before : or »'],
  ['« {label}\u00a0»', 'after «'],
  ['Nouveau code dans {seconds} s', 'before a unit'],
  ['Tremplin 3 m', 'before a unit'],
  ['1 000\u00a0m', 'between thousands'],
])('French that lacks a no-break space is named: %s', (text, place) =>
  expect(writingFailures({ a: text }, 'fr-ca')).toEqual([`a: lacks a no-break space ${place} (fr-ca)`]),
);

it.each(['Vraiment !', 'Vraiment\u00a0?', 'Ici ; là'])('French with a space before a sign is named: %s', (text) =>
  expect(writingFailures({ a: text }, 'fr-ca')).toEqual(['a: has a space before ; ! or ? (fr-ca)']),
);

it.each(['Suivant\u00a0: {title}', '1:02,84', 'https://palmares.example', '2 lignes', 'Ratio TD:INT', 'Dans 2\u00a0m'])(
  'French typography is not mistaken in %s',
  (text) => expect(writingFailures({ a: text }, 'fr-ca')).toEqual([]),
);

it('each variant of a message is read', () => {
  const message = [{ selectors: ['reader'], match: { 'reader=scout': "C'est à vous.", 'reader=*': 'C’est à toi.' } }];
  expect(writingFailures({ a: message }, 'fr-ca')).toEqual(['a: has a straight apostrophe (fr-ca)']);
});

it('a hint of more than 14 words is named, a longer text that is no hint is not', () => {
  const text = Array.from({ length: 15 }, () => 'word').join(' ');
  expect(writingFailures({ a_hint: text, a_text: text }, 'en')).toEqual(['a_hint: has more than 14 words (en)']);
  expect(writingFailures({ a_hint: `${text.slice(5)} :` }, 'en')).toEqual([]);
});

it('a label of the catalogue that breaks a rule is named in its language', () => {
  const row = { id: 'x', en: "Women's", fr: '60 m' };
  expect(labelFailures({ sports: [{ rows: [row] }] })).toEqual([
    "Women's: has a straight apostrophe (en)",
    '60 m: lacks a no-break space before a unit (fr-ca)',
  ]);
});
