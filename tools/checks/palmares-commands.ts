import { lexer, type MarkedToken, walkTokens } from 'marked';

export interface CommandTree {
  readonly name: string;
  readonly commands: readonly CommandTree[];
  readonly options: readonly CommandOption[];
  /** Maximum number of arguments. */
  readonly most: number;
}

export interface CommandOption {
  readonly long: string;
  readonly takesValue: boolean;
}

/** Returns the code spans and blocks of a document, line by line. */
const codeLines = (document: string): readonly string[] => {
  const lines: string[] = [];
  void walkTokens(lexer(document), (token) => {
    // Without extensions there are no other token types.
    const known = token as MarkedToken;
    if (known.type === 'codespan' || known.type === 'code')
      lines.push(...known.text.replaceAll(/\\?\n\s+/g, ' ').split('\n'));
  });
  return lines;
};

const wordsOf = (line: string): readonly string[] => {
  const words = line.match(/"[^"]*"|\S*'[^']*'|<[^>]*>|\S+/g) ?? [];
  const end = words.findIndex((word) => ['|', '&&', ';', '>', '#'].includes(word));
  return end < 0 ? words : words.slice(0, end);
};

/**
 * Returns the words after `palmares` of each call in a document's code. With `bare`, also code that begins with a
 * command's name and has more words, such as `history show`.
 */
const callsIn = (document: string, bare: readonly string[]): readonly (readonly string[])[] =>
  codeLines(document).flatMap((line) => {
    const words = wordsOf(line);
    const at = words.indexOf('palmares');
    if (at >= 0) return [words.slice(at + 1).filter((word) => word !== '--')];
    return words.length > 1 && bare.includes(words[0] ?? '') ? [words] : [];
  });

const isPlaceholder = (word: string): boolean => word === '…' || word.startsWith('<');

/** Describes the first command, option or argument of a call that does not exist; undefined if all of them do. */
const faultOf = (words: readonly string[], program: CommandTree): string | undefined => {
  let command = program;
  let given = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith('--')) {
      const [long] = word.split('=');
      const option = [...command.options, ...program.options].find((known) => known.long === long);
      if (!option && long !== '--help') return `${command.name} has no option ${long}`;
      if (option?.takesValue && !word.includes('=')) at += 1;
    } else if (command.commands.length > 0) {
      const inner = command.commands.find((known) => known.name === word);
      if (!inner && !isPlaceholder(word)) return `${command.name} has no command ${word}`;
      command = inner ?? command;
    } else if (word !== '…') {
      given += 1;
      if (given > command.most) return `${command.name} takes no ${word}`;
    }
  }
  return undefined;
};

/**
 * Returns one line for each call of palmares in the document with a command, option or argument that does not exist.
 */
export const wrongCalls = (document: string, program: CommandTree, { bare = false } = {}): readonly string[] => {
  const names = bare ? program.commands.map((command) => command.name) : [];
  return callsIn(document, names).flatMap((words) => {
    const fault = faultOf(words, program);
    return fault === undefined ? [] : [`${words.join(' ')}: ${fault}`];
  });
};

/** Returns the number of calls that {@link wrongCalls} checks. */
export const callCount = (document: string): number => callsIn(document, []).length;
