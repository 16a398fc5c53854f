import { describe, expect, it } from 'vitest';
import { parametersOf, parityFailures, unusedMessages } from './message-parity.ts';
import { duplicateKeys, messageFiles, messagesOf, unlistedFiles } from './messages.ts';
import { readSources, root } from './repository.ts';
import { isSource, isTestFile } from './source-file.ts';

const languages = ['en', 'fr-ca'] as const;

describe.each(['apps/web', 'apps/worker', 'apps/cli', 'packages/handouts', 'packages/history'])(
  'messages of %s',
  (workspace) => {
    it('both languages have the same messages with the same parameters', () => {
      expect(parityFailures(messagesOf(root, workspace, 'en'), messagesOf(root, workspace, 'fr-ca'))).toEqual([]);
    });

    it.each(languages)('every message is in one file, and every file is compiled, in %s', (language) => {
      expect(duplicateKeys(messageFiles(root, workspace, language))).toEqual([]);
      expect(unlistedFiles(root, workspace, language)).toEqual([]);
    });

    it('every message is used', () => {
      const sources = readSources(
        (path) => path.startsWith(`${workspace}/src/`) && isSource(path) && !isTestFile(path),
      );
      expect(
        unusedMessages(
          messagesOf(root, workspace, 'en'),
          sources.map(({ text }) => text),
        ),
      ).toEqual([]);
    });
  },
);

it.each(languages)('a history calls sections and fields what the athlete’s screen calls them, in %s', (language) => {
  const screen = messagesOf(root, 'apps/web', language);
  const alike = Object.entries(messagesOf(root, 'packages/history', language)).filter(([key]) => key in screen);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike).toEqual(alike.map(([key]) => [key, screen[key]]));
});

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

it('a message that is in two files is named', () => {
  expect(
    duplicateKeys([
      { path: 'a/en.json', messages: { $schema: 'x', undo: 'Undo', only_here: 'x' } },
      { path: 'b/en.json', messages: { $schema: 'x', undo: 'Take back' } },
    ]),
  ).toEqual(['undo: in a/en.json and b/en.json']);
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
