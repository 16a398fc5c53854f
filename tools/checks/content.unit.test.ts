import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oldFigures, quotationsIn, unmatchedLabels } from './content.ts';
import { messagesOf } from './messages.ts';
import { root } from './repository.ts';

const messages = { en: messagesOf(root, 'apps/web', 'en'), 'fr-ca': messagesOf(root, 'apps/web', 'fr-ca') };
const texts = globSync('apps/web/content/{blog,faqs}/*.en.md', { cwd: root }).sort();

/** Labels of browsers, phones and forms of colleges, and examples of what people write. */
const foreign =
  /^(About|À propos|Most Compatible|Le plus compatible|NCAA ID|Bonjour|I added a third award.*|J’ai ajouté une troisième.*)$/;

const quotedIn = (english: string, language: 'en' | 'fr-ca') =>
  quotationsIn(
    readFileSync(join(root, english.replace('.en.md', `.${language}.md`)), 'utf8'),
    language,
    messages[language],
  ).filter(({ words }) => !foreign.test(words));

it.each(texts)('%s quotes the same labels of the product in both languages', (path) => {
  const [english, french] = [quotedIn(path, 'en'), quotedIn(path, 'fr-ca')];
  expect({ en: unmatchedLabels(english, french), 'fr-ca': unmatchedLabels(french, english) }).toEqual({
    en: [],
    'fr-ca': [],
  });
});

it.each(texts.filter((path) => path.includes('/faqs/')))('%s quotes labels as the product says them', (path) => {
  const unknown = (['en', 'fr-ca'] as const).flatMap((language) =>
    quotedIn(path, language)
      .filter(({ keys }) => keys.length === 0)
      .map(({ words }) => words),
  );
  expect(unknown).toEqual([]);
});

/** A label that is renamed is an example from then on, in both languages: the blog has too many of them to list. */
it('the blog quotes these labels of the product', () => {
  const labels = texts
    .filter((path) => path.includes('/blog/'))
    .flatMap((path) => quotedIn(path, 'en').filter(({ keys }) => keys.length > 0));
  expect([...new Set(labels.map(({ words }) => words))].sort()).toEqual([
    'A video no longer plays',
    'Carried away',
    'Channel or profile',
    'First video',
    'How this was scored',
    'How to coach me',
    'Overwhelmed',
    'SAT and NCAA',
    'Second video',
    'Show newest videos',
    'Stat for comparison',
    'This person agreed to be listed',
    'Undo',
    'Use as first video',
    'Use as second video',
    'Visual',
    'Watch film',
    'Where a scout can check it',
    'Who is it for?',
    'You in one sentence',
  ]);
});

it('a quoted label is found whatever sign ends it and whichever space it has, and an example matches no label', () => {
  const found = quotationsIn('Press “Show newest videos.” Not “IMG_4031”.', 'en', {
    a: 'Show newest videos',
    b: 'Done',
  });
  expect(found).toEqual([
    { words: 'Show newest videos', keys: ['a'] },
    { words: 'IMG_4031', keys: [] },
  ]);
  const french = quotationsIn('Appuie sur «\u00a0Terminé\u00a0».', 'fr-ca', { b: 'Terminé' });
  expect(unmatchedLabels(found, french)).toEqual(['Show newest videos']);
});

it('old figures are listed, each with its article', () => {
  expect(oldFigures(new Date('2026-11-28'))).toEqual([]);
  expect(oldFigures(new Date('2040-01-01'))).toContainEqual(expect.stringContaining('emailing-a-coach'));
});
