import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bank, textsOf } from '@palmares/domain/identity/bank';
import { describe, expect, it } from 'vitest';
import { explanationsIn } from '../../apps/web/content/identity/explanations.server.ts';
import { textsByPath } from '../../apps/web/content/identity/testing/texts-by-path.ts';
import { messagesOf } from './messages.ts';
import { root } from './repository.ts';
import { labelFailures, writingFailures } from './typography.ts';

describe.each(['en', 'fr-ca'] as const)('the words on the screen, in %s', (language) => {
  it.each(['apps/web', 'apps/worker', 'apps/cli', 'packages/handouts', 'packages/history'])(
    'of %s follow the rules of writing',
    (workspace) => expect(writingFailures(messagesOf(root, workspace, language), language)).toEqual([]),
  );

  it('of the Identity test follow the rules of writing', () =>
    expect(writingFailures(textsOf({ bank: bank.version }, language), language)).toEqual([]));

  it('of the explanations of Identity follow the rules of writing', () =>
    expect(writingFailures(textsByPath(explanationsIn(language)), language)).toEqual([]));

  it.each(['terms-of-use', 'privacy', 'guardian-consent'])('of the text %s follow the rules of writing', (document) => {
    const source = readFileSync(join(root, `apps/web/content/legal/${document}.${language}.md`), 'utf8');
    const [, , body = ''] = source.split(/^---$/m);
    const paragraphs = body.split('\n').filter((line) => line !== '');
    expect(paragraphs.length).toBeGreaterThan(12);
    expect(writingFailures(Object.fromEntries(paragraphs.entries()), language)).toEqual([]);
  });
});

describe.each(['en', 'fr-ca'] as const)('the long texts, in %s', (language) => {
  const folders = ['blog', 'faqs'].map((name) => join(root, 'apps/web/content', name));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const texts = files.filter((file) => file.endsWith(`.${language}.md`));

  it('of articles and answers follow the rules of writing', () => {
    expect(texts.length).toBe(13);
    for (const file of texts) {
      const [, , body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
      // The title of a source is written as in its own language.
      const written = body.replaceAll(/^\[\^[a-z0-9-]+\]: (.*)$/gm, (_, note: string) => note.replace(/\*.+?\*/g, ''));
      const lines = written.split('\n').filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(20);
      expect({ file, ...writingFailures(Object.fromEntries(lines.entries()), language) }).toEqual({ file });
    }
  });

  it('in the drawings of articles follow the rules of writing', () => {
    const folder = join(root, 'apps/web/content/blog/drawings');
    const names = readdirSync(folder).filter((name) => name.endsWith(`.${language}.svg`));
    expect(names).toHaveLength(3);
    for (const name of names) {
      const words = [...readFileSync(join(folder, name), 'utf8').matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(
        ([, text]) => text,
      );
      expect({ name, ...writingFailures(Object.fromEntries(words.entries()), language) }).toEqual({ name });
    }
  });
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
