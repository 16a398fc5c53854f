import { resolve } from 'node:path';
import { textsOf } from '@palmares/tools/checks/message-parity.ts';
import { messagesOf } from '@palmares/tools/checks/messages.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { catalogueOfMessages } from './catalogue-of-messages.ts';

const entries = Object.entries(catalogueOfMessages);

const root = resolve(import.meta.dirname, '../../../../..');

const withoutEnd = (text: string): string => text.replace(/[.!]$/, '');

const patternOf = (text: string): RegExp => {
  const literal = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
};

describe.each(languages)('every message that the specification names (%s)', (language) => {
  const texts = messagesOf(root, 'apps/web', language);

  it.each(entries)('%s is said by the message that the catalogue names', (_, { key, words }) => {
    const text = texts[key];
    expect(textsOf(text).some((variant) => patternOf(variant).test(words(language)))).toBe(true);
  });

  it('is written once', () => {
    const catalogued = new Set<string>(entries.map(([, { key }]) => key));
    const written = Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [{ key, text }] : []));
    const repeated = written.filter(({ key, text }) =>
      written.some(
        (other) => catalogued.has(other.key) && other.key !== key && withoutEnd(other.text) === withoutEnd(text),
      ),
    );
    expect(repeated).toEqual([]);
  });
});

it('the words that the specification quotes are those that people read', () => {
  for (const [wording, { words }] of entries) {
    const quoted = /^“(.+)”$/.exec(wording)?.[1];
    if (quoted !== undefined) expect(words('en')).toBe(quoted);
  }
});
