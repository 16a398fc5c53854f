import { expect, it } from 'vitest';
import { commentFailures, commentsOf } from './comments.ts';
import { readSources } from './repository.ts';
import { isFrozen, isSource } from './source-file.ts';

it('no comment begins with half a sentence', () => {
  const sources = readSources((path) => isSource(path) && !isFrozen(path));
  expect(sources.flatMap(({ text }) => commentsOf(text)).length).toBeGreaterThan(3000);
  expect(commentFailures(sources)).toEqual([]);
});

it('a comment is read whole, of whatever kind', () => {
  const source = [
    '/** One line. */',
    'const a = 1; // beside code',
    '  // Two lines',
    '  // of one comment.',
    '/**',
    ' * A longer one,',
    ' * as a docstring.',
    ' */',
    '  {/* In a component. */}',
    "const url = 'https://palmares.example';",
  ].join('\n');
  expect(commentsOf(source)).toEqual([
    { line: 1, text: 'One line.' },
    { line: 3, text: 'Two lines of one comment.' },
    { line: 5, text: 'A longer one, as a docstring.' },
    { line: 9, text: 'In a component.' },
  ]);
});

it.each([
  '/** Of a PDF; null for a picture. */',
  '// As in the browser.',
  '/** What a process may take. */',
  '/** The same, whichever terms were accepted. */',
  '/** Told of each refusal. */',
  '/** Null: the athlete has none. */',
  '// Whoever asks first.',
])('a comment that begins with half a sentence is named: %s', (text) =>
  expect(commentFailures([{ path: 'a.ts', text }])).toHaveLength(1),
);

it.each(['/** Offers the rest. */', '// Asks once.', '/** Null means none. */', '// Whatever comes is dropped.'])(
  'a comment with a subject or a verb is not: %s',
  (text) => expect(commentFailures([{ path: 'a.ts', text }])).toEqual([]),
);
