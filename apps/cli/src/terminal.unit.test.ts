import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { print, reportProblem, table } from './output.ts';

/** Sequences that clear the screen, overwrite a line, ring the bell, delete a character or reverse the text. */
const hostile = 'Zoé\u001b[2J\u009b2J\u001bc\rroot\u0007\u007f\u202eyoR\u2066\u200f';
const harmless = 'Zoé[2J2JcrootyoR';

const written = (stream: NodeJS.WriteStream, work: () => void): string => {
  let text = '';
  const write = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    work();
  } finally {
    write.mockRestore();
  }
  return text;
};

it('text and tables are printed without what a terminal would obey, and keep tabs, lines and emoji', () => {
  const words = () => print({}, null, () => `${table(['name', 'id'], [[hostile, '1']])}\n\t👩‍🚀 ᐊᓪᓗ`);
  const lines = written(process.stdout, words).split('\n');
  expect(lines[1]).toMatch(new RegExp(`^${harmless.replace('[', '\\[')} +1$`));
  expect(lines.slice(2)).toEqual(['\t👩‍🚀 ᐊᓪᓗ', '']);
});

it('an error is printed without what a terminal would obey', () =>
  expect(written(process.stderr, () => reportProblem(new Error(hostile)))).toBe(`palmares: ${harmless}\n`));

it('JSON is printed with what a terminal would obey escaped, and so says the same', () => {
  const json = written(process.stdout, () => print({ json: true }, { name: hostile }, () => ''));
  expect(json).toMatch(/^[\n -~é]*$/);
  expect(JSON.parse(json)).toEqual({ name: hostile });
});

it('nothing else writes to the terminal, except the bar of progress and the question that is typed back', () => {
  const writers = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) =>
      !/paraglide|testing|\.test\.ts$/.test(path) &&
      /process\.std(?:out|err)|console\./.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
  );
  expect(writers.sort()).toEqual(['erasure/confirmed.ts', 'outlive-readers.ts', 'progress.ts', 'terminal.ts']);
});
