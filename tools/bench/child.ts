import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchContext } from './suite.ts';

type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

/** A program in its own process. It answers one question at a time and ends with the suite. */
export interface Child<Question, Answer> {
  /** Rejects with the child's error, or if the child exits first. */
  ask(question: Question): Promise<Answer>;
}

export const startChild = <Question extends object, Answer>(
  context: BenchContext,
  program: URL,
  execArgv: readonly string[] = process.execArgv,
): Child<Question, Answer> => {
  const child = fork(program, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [...execArgv] });
  const exited = once(child, 'exit');
  context.defer(async () => {
    if (child.connected) child.disconnect();
    await exited;
  });
  return {
    async ask(question) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const take = (reply: Reply<Answer>) =>
        'error' in reply ? reject(new Error(reply.error)) : resolve(reply.answer);
      const fail = () => reject(new Error(`${program.pathname} ended before it answered`));
      child.once('message', take).once('exit', fail);
      child.send(question);
      return promise.finally(() => child.off('message', take).off('exit', fail));
    },
  };
};

/** The child's side: answers the parent's questions and exits when the parent does. */
export const answerParent = <Question, Answer>(answerTo: (question: Question) => Promise<Answer>): void => {
  const reply = (question: Question): Promise<Reply<Answer>> =>
    answerTo(question).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
  process.on('message', async (question: Question) => process.send?.(await reply(question)));
  process.on('disconnect', () => process.exit());
};
