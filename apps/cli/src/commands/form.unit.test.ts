import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadProgram } from '../program.ts';

interface Leaf {
  /** The words after `palmares`. */
  readonly path: string;
  readonly command: Command;
  readonly options: readonly string[];
}

/** Prints a script for a shell. */
const withoutJson = ['completion'];

/** Commands that cannot be undone, so they ask first. */
const irreversible = ['demo reset', 'account erase', 'contact forget', 'share revoke', 'files clean'];

let leaves: readonly Leaf[];

const leavesOf = (command: Command, path: readonly string[] = []): readonly Leaf[] =>
  command.commands.length > 0
    ? command.commands.flatMap((inner) => leavesOf(inner, [...path, inner.name()]))
    : [{ path: path.join(' '), command, options: command.options.flatMap(({ long }) => long ?? []) }];

/** Milliseconds for loading all commands, which are many modules. */
const LOADING = 60_000;

beforeAll(async () => {
  leaves = leavesOf(await loadProgram());
}, LOADING);

const changing = () => leaves.filter(({ options }) => options.includes('--operator'));
const pathsOf = (found: readonly Leaf[]) => found.map(({ path }) => path);
const without = (found: readonly Leaf[], option: string) =>
  pathsOf(found.filter(({ options }) => !options.includes(option)));

/** The whole help, with what is added after it. */
const helpOf = (command: Command): string => {
  let help = '';
  const { writeOut } = command.configureOutput();
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  command.configureOutput({ ...(writeOut ? { writeOut } : {}) });
  return help;
};

const examplesIn = (help: string): readonly string[] =>
  (/^Examples?:\n((?: {2}palmares .*\n?)+)/m.exec(help)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Splits as a shell does, as far as the examples need it. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inQuotes, word]) => inQuotes ?? word ?? '');

/** Returns the words after `palmares` in each example, without the program's own options. */
const exampleWords = (command: Command): readonly (readonly string[])[] =>
  examplesIn(helpOf(command)).map((line) => wordsOf(line.replace('--environment .env ', '')).slice(1));

/** Parses the words after `palmares` with actions that do nothing. Throws the parser's errors. */
const parse = async (words: readonly string[]): Promise<string> => {
  const program = await loadProgram();
  let ran = '';
  for (const { path, command } of leavesOf(program))
    command.action(() => {
      ran = path;
    });
  await program.parseAsync([...words], { from: 'user' });
  return ran;
};

describe('every command', () => {
  it('says what it does, and what each of its arguments and options is', () => {
    const unsaid = leaves.flatMap(({ path, command }) => [
      ...(command.description() ? [] : [path]),
      ...command.registeredArguments.filter(({ description }) => !description).map((one) => `${path} ${one.name()}`),
      ...command.options.filter(({ description }) => !description).map(({ flags }) => `${path} ${flags}`),
    ]);
    expect(unsaid).toEqual([]);
  });

  it('answers as JSON when asked', () => {
    expect(without(leaves, '--json')).toEqual(withoutJson);
  });

  it('shows examples in its help, which the parser takes for that command', async () => {
    for (const { path, command } of leaves) {
      const found = exampleWords(command);
      expect(found.length, path).toBeGreaterThan(0);
      for (const words of found) expect(await parse(words), words.join(' ')).toBe(path);
    }
  });

  it('refuses an option that it does not know', async () => {
    for (const { path, command } of leaves) {
      const [words = []] = exampleWords(command);
      const refused = await parse([...words, '--nonsense']).catch((error: unknown) => error);
      expect(refused, path).toMatchObject({ code: 'commander.unknownOption' });
    }
  });
});

describe('every command that changes something', () => {
  it('takes a reason', () => {
    expect(without(changing(), '--reason')).toEqual([]);
  });

  it('has a dry run, unless it only shows or copies', () => {
    expect(without(changing(), '--dry-run')).toEqual(['history at', 'history openings', 'backup create']);
  });

  it('asks first, unless told not to, where it takes away what cannot be brought back', () => {
    expect(pathsOf(leaves.filter(({ options }) => options.includes('--yes')))).toEqual(irreversible);
  });
});
