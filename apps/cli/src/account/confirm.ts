import { createInterface } from 'node:readline/promises';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** True if the person types the word, in any case. End of input counts as no. */
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
