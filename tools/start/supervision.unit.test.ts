import { expect, it } from 'vitest';
import { supervise } from './supervision.ts';

const never = new Promise<never>(() => undefined);

it('what was started last is stopped first, each after the one before it has stopped', async () => {
  const supervision = supervise(new AbortController().signal);
  const stopped: string[] = [];
  for (const name of ['PostgreSQL', 'worker', 'web'])
    supervision.running({
      stop: async () => {
        await Promise.resolve();
        stopped.push(name);
      },
    });
  await supervision.stop();
  expect(stopped).toEqual(['web', 'worker', 'PostgreSQL']);
});

it('a part that dies ends what is being waited for, with its reason', async () => {
  const supervision = supervise(new AbortController().signal);
  supervision.running({ died: Promise.resolve(new Error('worker ended')), stop: () => undefined });
  await expect(supervision.unlessItDies(never)).rejects.toThrow('worker ended');
  expect((await supervision.died).message).toBe('worker ended');
});

it('an interrupted start waits no longer', async () => {
  const interrupted = new AbortController();
  const waiting = supervise(interrupted.signal).unlessItDies(never);
  interrupted.abort(new Error('stopped by SIGINT'));
  await expect(waiting).rejects.toThrow('stopped by SIGINT');
});
