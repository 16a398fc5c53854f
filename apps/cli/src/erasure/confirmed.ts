import { typesBack } from '../account/confirm.ts';
import { exitCodes, Problem } from '../output.ts';
import { printable } from '../terminal.ts';

interface Asked {
  /** The word to type back. */
  readonly word: string;
  readonly toDo: string;
  /** Printed if the answer is another. */
  readonly otherwise: string;
}

/** Asks on the terminal before what cannot be undone. Throws a {@link Problem} unless the word is typed back. */
export const confirmed = async ({ word, toDo, otherwise }: Asked): Promise<void> => {
  if (!process.stdin.isTTY) throw new Problem('no terminal to confirm on; pass --yes', exitCodes.usage);
  const question = printable(`This cannot be undone. Type ${word} to ${toDo}: `);
  if (!(await typesBack(question, word, { input: process.stdin, output: process.stderr })))
    throw new Problem(`the answer did not match; ${otherwise}`);
};
