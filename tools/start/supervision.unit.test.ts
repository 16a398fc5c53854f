import { expect, it, vi } from 'vitest';
import { supervise } from './supervision.ts';

const never = () => new Promise<never>(() => undefined);

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

it('a part that dies rejects pending work with its reason, and aborts it', async () => {
  const supervision = supervise(new AbortController().signal);
  const died = Promise.withResolvers<Error>();
  supervision.track({ died: died.promise, stop: () => undefined });
  let given: AbortSignal | undefined;
  const pending = supervision.unlessPartDies((signal) => {
    given = signal;
    return never();
  });
  died.resolve(new Error('worker ended'));
  await expect(pending).rejects.toThrow('worker ended');
  expect(given?.reason).toEqual(new Error('worker ended'));
  expect((await supervision.died).message).toBe('worker ended');
  const later = vi.fn(never);
  await expect(supervision.unlessPartDies(later)).rejects.toThrow('worker ended');
  expect(later).not.toHaveBeenCalled();
});

it('an interrupted start stops waiting', async () => {
  const interrupted = new AbortController();
  const waiting = supervise(interrupted.signal).unlessPartDies(never);
  interrupted.abort(new Error('stopped by SIGINT'));
  await expect(waiting).rejects.toThrow('stopped by SIGINT');
});

it('no part stops before work that was given up has ended, with the parts that it made', async () => {
  const interrupted = new AbortController();
  const supervision = supervise(interrupted.signal);
  const happened: string[] = [];
  const part = (name: string) => ({ stop: () => void happened.push(`${name} stopped`) });
  supervision.track(part('lock'));
  const slow = Promise.withResolvers<void>();
  const waiting = supervision.unlessPartDies(async () => {
    await slow.promise;
    happened.push('work ended');
    supervision.track(part('PostgreSQL'));
  });
  interrupted.abort(new Error('stopped by SIGINT'));
  await expect(waiting).rejects.toThrow('stopped by SIGINT');
  const stopped = supervision.stop();
  slow.resolve();
  await stopped;
  expect(happened).toEqual(['work ended', 'PostgreSQL stopped', 'lock stopped']);
});

it('stopping ends work that still runs', async () => {
  const supervision = supervise(new AbortController().signal);
  const waiting = supervision.unlessPartDies(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  waiting.catch(() => undefined);
  await supervision.stop();
  await expect(waiting).rejects.toThrow('everything stops');
});
