import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments.ts';
import { readSources, root } from './repository.ts';
import { isFrozen, isSource } from './source-file.ts';
import { titlesDeclared } from './test-titles.ts';
import { paragraphsOf, writtenTexts } from './testing/written-texts.ts';
import { type WordRule, wordFailures, wordRules } from './words.ts';

const writing = readFileSync(join(root, 'docs/writing.md'), 'utf8');

const everywhere = wordRules(writing, 'English words everywhere');

const named = (path: string, texts: Parameters<typeof wordFailures>[0], rules: readonly WordRule[]) =>
  wordFailures(texts, rules).map((failure) => `${path}: ${failure}`);

const numbered = (lines: readonly string[]) => Object.fromEntries(lines.entries());

describe('a word that writing.md replaces', () => {
  it('is in no English text of the product', () => {
    const rules = wordRules(writing, 'English words of the product');
    expect(rules.length).toBeGreaterThan(40);
    // Operators read the command line, and a contract has its own words.
    const isFormal = (path: string) => path.startsWith('apps/cli/') || path.startsWith('apps/web/content/legal/');
    const failures = writtenTexts('en').flatMap(({ path, texts }) =>
      named(path, texts, isFormal(path) ? everywhere : [...rules, ...everywhere]),
    );
    expect(failures).toEqual([]);
  });

  it('is in no French text of the product', () => {
    const rules = wordRules(writing, 'French words of the product');
    expect(rules.length).toBeGreaterThan(60);
    expect(writtenTexts('fr-ca').flatMap(({ path, texts }) => named(path, texts, rules))).toEqual([]);
  });

  it('is in no comment, no test title and no line of the command line', () => {
    const failures = readSources((path) => isSource(path) && !isFrozen(path)).flatMap(({ path, text }) => [
      ...named(path, Object.fromEntries(commentsOf(text).map((comment) => [comment.line, comment.text])), everywhere),
      // Its help and its problems are texts of the program.
      ...(path.startsWith('apps/cli/src/') ? named(path, paragraphsOf(text), everywhere) : []),
      ...(/\.(test|spec)\.tsx?$/.test(path) ? named(path, numbered(titlesDeclared({ path, text })), everywhere) : []),
    ]);
    expect(failures).toEqual([]);
  });

  it('is in no document', () => {
    const documents = readSources((path) => path.endsWith('.md') && /^(?:[A-Z]+\.md|docs\/|packages\/)/.test(path));
    expect(documents.length).toBeGreaterThan(40);
    const failures = documents
      .filter(({ path }) => path !== 'docs/writing.md')
      .flatMap(({ path, text }) => named(path, paragraphsOf(text), everywhere));
    expect(failures).toEqual([]);
  });
});

describe('a rule of writing.md', () => {
  const document = [
    '# Writing',
    '### English words of the product',
    '',
    '| instead of | write | why |',
    '|---|---|---|',
    '| mail · mails | email | one word |',
    '| link of {x} | link from {x} | |',
    '',
    '### French words of the product',
    '',
    '| instead of | write | why |',
    '|---|---|---|',
    '| s’il l’est | si c’est le cas | if it is |',
  ].join('\n');
  const english = wordRules(document, 'English words of the product');
  const french = wordRules(document, 'French words of the product');

  it('is read from its table, a phrase at a time', () => {
    expect(english).toEqual([
      { phrase: 'mail', instead: 'email', why: 'one word' },
      { phrase: 'mails', instead: 'email', why: 'one word' },
      { phrase: 'link of {x}', instead: 'link from {x}', why: '' },
    ]);
    expect(french).toHaveLength(1);
  });

  it('names the key, the phrase, what to write and why', () => {
    expect(wordFailures({ a: 'We sent you a mail.', b: 'Your Link of {date}' }, english)).toEqual([
      'a: “mail”; write: email (one word)',
      'b: “link of {x}”; write: link from {x}',
    ]);
  });

  it('finds a phrase with any apostrophe and space, in each variant of a message', () => {
    const message = [{ match: { 'reader=scout': "Dis-le, s'il\u00a0l'est.", 'reader=*': 'Dis-le.' } }];
    expect(wordFailures({ a: message }, french)).toEqual(['a: “s’il l’est”; write: si c’est le cas (if it is)']);
  });

  it('finds no part of a word', () => {
    expect(wordFailures({ a: 'Gmail, email, mail_stop, mail-merge and mailbox' }, english)).toEqual([]);
  });
});
