import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Messages, parametersOf, parityFailures, unusedMessages } from './message-parity.ts';
import { readSources, root } from './repository.ts';
import { isSource, isTestFile } from './source-file.ts';

const messagesOf = (app: string, language: string): Messages =>
  JSON.parse(readFileSync(join(root, 'apps', app, 'messages', `${language}.json`), 'utf8'));

describe.each(['web', 'worker', 'cli'])('messages of %s', (app) => {
  it('both languages have the same messages with the same parameters', () => {
    expect(parityFailures(messagesOf(app, 'en'), messagesOf(app, 'fr-ca'))).toEqual([]);
  });

  it('every message is used', () => {
    const sources = readSources((path) => path.startsWith(`apps/${app}/src/`) && isSource(path) && !isTestFile(path));
    expect(
      unusedMessages(
        messagesOf(app, 'en'),
        sources.map(({ text }) => text),
      ),
    ).toEqual([]);
  });
});

it.each(['en', 'fr-ca'])(
  'support calls sections and fields what the athlete’s screen calls them, in %s',
  (language) => {
    const screen = messagesOf('web', language);
    const alike = Object.entries(messagesOf('cli', language)).filter(([key]) => key in screen);
    expect(alike.length).toBeGreaterThan(0);
    expect(alike).toEqual(alike.map(([key]) => [key, screen[key]]));
  },
);

it('a message that is missing, empty or has other parameters is named', () => {
  expect(
    parityFailures(
      { both: 'Hi {name}', english_only: 'x', differs: '{count} links', empty: 'x' },
      { both: 'Bonjour {name}', french_only: 'x', differs: 'liens', empty: ' ' },
    ),
  ).toEqual([
    'differs: parameters differ (en: count; fr-ca: none)',
    'empty: empty in fr-ca',
    'english_only: missing in fr-ca',
    'french_only: missing in en',
  ]);
});

it('a parameter that only chooses the variant counts as a parameter', () => {
  const plural = [
    {
      declarations: ['input count', 'local form = count: plural'],
      selectors: ['form'],
      match: { 'form=one': 'one link', 'form=other': '{count} links' },
    },
  ];
  expect(parametersOf(plural)).toEqual(['count']);
});

it('a message is used by its name, or by a template that its name fits', () => {
  const messages = { title: 'x', section_motto_title: 'x', section_motto_hint: 'x', left_over: 'x' };
  expect(
    unusedMessages(messages, ['m.title()', `m[\`section_\${name}_title\`]()`, "m['section_motto_hint']()"]),
  ).toEqual(['left_over']);
});
