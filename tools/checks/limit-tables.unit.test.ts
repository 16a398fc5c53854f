import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withGeneratedPart } from '../docs/generated-part.ts';
import { limitTables } from '../docs/limit-tables.ts';
import { root } from './repository.ts';

it('docs/security.md has the limits that the code reads; if not, npm run docs writes them', () => {
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(document).toBe(withGeneratedPart(document, limitTables()));
});

it('a document without the markers is refused', () => {
  expect(() => withGeneratedPart('# Security', 'text')).toThrow('has no');
});
