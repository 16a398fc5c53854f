import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/**
 * A process that runs the shell script in a child. Its output stays open as long as it, the child or any descendant is
 * alive.
 */
const starterOf = (shellScript: string) => {
  const program = `
    import { spawnDependent } from ${JSON.stringify(import.meta.resolve('./dependent-process.ts'))};
    spawnDependent('sh', ['-c', ${JSON.stringify(shellScript)}], { stdio: ['ignore', 1, 2], orphanSignal: 'SIGTERM' });`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: starter.stdout });
  return { starter, line: once(lines, 'line'), exit: once(starter, 'exit'), everythingEnded: once(lines, 'close') };
};

it('a child and its descendants end when the process that started it is killed', async () => {
  const { starter, line, exit, everythingEnded } = starterOf('sleep 60 & echo $!; wait');
  const [sleeping] = await line;
  expect(process.kill(Number(sleeping), 0)).toBe(true);
  starter.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
  await everythingEnded;
});

it('a child is never without a watcher, from its first instruction on', async () => {
  // The child kills its parent immediately.
  const { exit, everythingEnded } = starterOf('kill -s KILL $PPID; sleep 60');
  expect(await exit).toEqual([null, 'SIGKILL']);
  await everythingEnded;
});

it('the processes that a child leaves behind end with it', async () => {
  const { exit, everythingEnded } = starterOf('sleep 60 &');
  expect(await exit).toEqual([0, null]);
  await everythingEnded;
});
