import type { Command, Option } from 'commander';

/** The completions of a command. */
export interface CompletionRow {
  /** The command's words after `palmares`; empty for `palmares` itself. */
  readonly path: string;
  readonly words: readonly string[];
  /** The options that take a value, each with the words to choose from; without any, a shell offers files. */
  readonly values: readonly (readonly [option: string, choices: readonly string[]])[];
}

/** Words that no shell expands or splits. */
const isPlain = (word: string): boolean => /^[\w.-]+$/.test(word);

const plain = (words: readonly (string | undefined)[]): readonly string[] =>
  words.filter((word) => word !== undefined).filter(isPlain);

const takesValue = ({ required, optional }: Option): boolean => required || optional;

/** The rows of a command and of all below it. */
export const completionRows = (command: Command, path = ''): readonly CompletionRow[] => {
  const { commands, options, registeredArguments } = command;
  const row: CompletionRow = {
    path,
    words: plain([
      ...commands.map((inner) => inner.name()),
      ...registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
      ...options.map(({ long }) => long),
      '--help',
    ]),
    values: options
      .filter(takesValue)
      .flatMap(({ long, argChoices = [] }) => plain([long]).map((option) => [option, plain(argChoices)] as const)),
  };
  return [row, ...commands.flatMap((inner) => completionRows(inner, [path, inner.name()].filter(Boolean).join(' ')))];
};
