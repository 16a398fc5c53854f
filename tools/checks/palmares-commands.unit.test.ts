import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CommandTree, callCount, wrongCalls } from './palmares-commands.ts';
import { readSources, root } from './repository.ts';

interface DescribedCommand extends CommandTree {
  readonly description: string;
}

interface Palmares {
  readonly commands: Readonly<Record<string, DescribedCommand>>;
  readonly descriptions: Readonly<Record<string, string>>;
}

/**
 * Runs in another process, because the commands import most of the product, which the test runner would transform
 * first.
 */
const palmares: Palmares = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { descriptions, loadProgram } = await import('${pathToFileURL(join(root, 'apps/cli/src/program.ts')).href}');
      const treeOf = (command) => ({
        name: command.name(),
        description: command.description(),
        commands: command.commands.map(treeOf),
        options: command.options.map(({ long, required, optional }) => ({ long, takesValue: required || optional })),
        most: command.registeredArguments.at(-1)?.variadic ? 1000 : command.registeredArguments.length,
      });
      const loaded = (await loadProgram()).commands.map((command) => [command.name(), treeOf(command)]);
      console.log(JSON.stringify({ commands: Object.fromEntries(loaded), descriptions }));`,
    ],
    { encoding: 'utf8' },
  ),
);

const programOf = (commands: readonly CommandTree[]): CommandTree => ({
  name: 'palmares',
  commands,
  options: [
    { long: '--environment', takesValue: true },
    { long: '--version', takesValue: false },
  ],
  most: 0,
});

describe('the list of commands', () => {
  it.each(Object.keys(palmares.commands))('says of %s what the command says of itself', (name) => {
    const { description } = palmares.commands[name] ?? {};
    expect(palmares.commands[name]).toMatchObject({ name, description: palmares.descriptions[name] });
    expect(description).not.toBe('');
  });
});

const documents = readSources(
  (path) => /^(?:README|CONTRIBUTING|SECURITY)\.md$|^docs\/[^/]+\.md$/.test(path) && path !== 'docs/coverage.md',
);

it('every command of palmares in the documents exists, with its options', () => {
  const program = programOf(Object.values(palmares.commands));
  const wrong = documents.flatMap(({ path, text }) =>
    wrongCalls(text, program, { bare: path === 'docs/runbook.md' }).map((fault) => `${path}: ${fault}`),
  );
  expect(wrong).toEqual([]);
  expect(documents.reduce((sum, { text }) => sum + callCount(text), 0)).toBeGreaterThan(60);
});

const command = (name: string, most: number, ...longs: readonly string[]): CommandTree => ({
  name,
  commands: [],
  options: longs.map((long) => ({ long: long.replace(/=$/, ''), takesValue: long.endsWith('=') })),
  most,
});

const program = programOf([
  {
    ...command('account', 0),
    commands: [command('find', 1, '--json'), command('erase', 1, '--reason=', '--yes')],
  },
]);

const document = (code: string): string => `Type \`${code}\` now.\n`;

it.each([
  'npm run palmares -- account find <email, name or id>',
  'palmares --environment <file> account erase <who> --reason "asked by mail" --yes',
  'docker compose run --rm palmares account find noor --json | less',
  'palmares account …',
  'palmares --help',
])('a command is right: %s', (code) => {
  expect(wrongCalls(document(code), program)).toEqual([]);
});

it.each([
  ['palmares acount find', 'palmares has no command acount'],
  ['palmares account lose <who>', 'account has no command lose'],
  ['palmares account find <who> --yes', 'find has no option --yes'],
  ['palmares account erase <who> --reason "a" <why>', 'erase takes no <why>'],
])('a command is wrong: %s', (code, fault) => {
  expect(wrongCalls(document(code), program)).toEqual([expect.stringContaining(fault)]);
});

it('blocks of code are read too, and commands without the name of the program where they are asked for', () => {
  const block = '```\nexport A=1\nnpm run palmares -- account find \\\n  noor --json=yes --nonsense\n```\n';
  expect(wrongCalls(block, program)).toEqual([expect.stringContaining('find has no option --nonsense')]);
  expect(wrongCalls(document('account lose'), program, { bare: true })).toHaveLength(1);
  expect(wrongCalls(document('account lose'), program)).toEqual([]);
});
