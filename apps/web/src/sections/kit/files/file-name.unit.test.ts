import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Relevé_automne_2026.pdf', 'Relevé automne 2026'],
  ['transcript.final.PDF', 'transcript.final'],
  ['a.pdf', 'a.pdf'],
  ['\u0000', 'Document'],
  ['', 'Document'],
])('a file called %j is named %j', (given, name) => expect(fileNameOf(given, 'Document')).toBe(name));
