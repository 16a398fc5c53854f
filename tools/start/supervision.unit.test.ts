import { expect, it } from 'vitest';
import { supervise } from './supervision.ts';

const never = new Promise<never>(() => undefined);

it('parts stop in reverse order, each after the previous one has stopped', async () => {
  const supervision = supervise(new AbortController().signal);
  const stopped: string[] = [];
  for (const name of ['PostgreSQL', 'worker', 'web'])
    supervision.track({
      stop: async () => {
        await Promise.resolve();
        stopped.push(name);
      },
    });
  await supervision.stop();
  expect(stopped).toEqual(['web', 'worker', 'PostgreSQL']);
});

it('the other parts stop also if one cannot', async () => {
  const supervision = supervise(new AbortController().signal);
  const stopped: string[] = [];
  supervision.track({ stop: () => void stopped.push('PostgreSQL') });
  supervision.track({ stop: () => Promise.reject(new Error('the worker is stuck')) });
  await expect(supervision.stop()).rejects.toMatchObject({ errors: [new Error('the worker is stuck')] });
  expect(stopped).toEqual(['PostgreSQL']);
});

it('a part that dies rejects pending work with its reason', async () => {
  const supervision = supervise(new AbortController().signal);
  supervision.track({ died: Promise.resolve(new Error('worker ended')), stop: () => undefined });
  await expect(supervision.unlessPartDies(never)).rejects.toThrow('worker ended');
  expect((await supervision.died).message).toBe('worker ended');
});

it('an interrupted start stops waiting', async () => {
  const interrupted = new AbortController();
  const waiting = supervise(interrupted.signal).unlessPartDies(never);
  interrupted.abort(new Error('stopped by SIGINT'));
  await expect(waiting).rejects.toThrow('stopped by SIGINT');
});
