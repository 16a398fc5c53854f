import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(mutants)('[E56] $name', ({ file, find, replace, tests, breaks }) => {
  it('removes a guard that occurs exactly once in its file', () => {
    expect(textOf(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('names existing tests and behaviours that they test', () => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const titles = tests.map(textOf).join('\n');
    for (const number of breaks) expect(titles).toContain(`[${number}]`);
  });
});
