import { createInterface } from 'node:readline/promises';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Whether the person typed the word, in any case. The end of the input is a no. */
export const typesBack = async (question: string, word: string, { input, output }: Terminal): Promise<boolean> => {
  const lines = createInterface({ input, output });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([lines.question(question), ended]);
    return answer.trim().toLowerCase() === word.trim().toLowerCase();
  } finally {
    lines.close();
  }
};
