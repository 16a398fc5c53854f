import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withGeneratedPart } from './generated-part.ts';
import { limitTables } from './limit-tables.ts';

const file = join(resolve(import.meta.dirname, '../..'), 'docs/security.md');

writeFileSync(file, withGeneratedPart(readFileSync(file, 'utf8'), limitTables()));
