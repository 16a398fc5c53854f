import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(mutants)('[E56] $name', ({ file, find, replace, tests, breaks }) => {
  it('takes out a guard that stands in its file once', () => {
    expect(textOf(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('names tests that are there, and a behaviour that they show', () => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const titles = tests.map(textOf).join('\n');
    for (const number of breaks) expect(titles).toContain(`[${number}]`);
  });
});
