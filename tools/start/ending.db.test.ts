import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { throwawayFolder, within } from '@palmares/db/testing';
import { freePort } from '@palmares/embedded-postgres';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { inheritedEnvironment, root } from './settings.ts';
import { type Process, processTree } from './testing/process-tree.ts';

let folder: string;

beforeAll(() => {
  folder = throwawayFolder('ending-tests', 'run.lock', { mayBeInMemory: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Npm {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly closed: Promise<unknown>;
  said(): string;
}

/** Starts the whole product by the command that people type, and waits until it is up. */
const npmStart = async (): Promise<Npm> => {
  const npm = spawn('npm', ['start', '--', '--data', folder], {
    cwd: root,
    env: { ...inheritedEnvironment(), PALMARES_IS_BUILT: process.env.PALMARES_IS_BUILT ?? '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(npm, 'close');
  let words = '';
  const up = new Promise<void>((resolve) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => {
        words += chunk;
        if (words.includes('Ctrl-C')) resolve();
      });
  });
  await Promise.race([up, closed]);
  if (npm.pid === undefined || npm.exitCode !== null) throw new Error(`npm start ended:\n${words}`);
  return { process: npm, pid: npm.pid, closed, said: () => words };
};

const pidOf = (processes: readonly Process[], part: string): number => {
  const found = processes.find(({ command }) => command.includes(part));
  if (!found) throw new Error(`${part} is not among ${processes.map(({ command }) => command).join('\n')}`);
  return found.pid;
};

const portsIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port)));

const cases = [
  { signal: 'SIGTERM', to: 'npm', code: 0 },
  { signal: 'SIGKILL', to: 'npm', code: null },
  { signal: 'SIGINT', to: 'tools/start.mjs', code: 0 },
  { signal: 'SIGKILL', to: 'tools/start.mjs', code: null },
  { signal: 'SIGTERM', to: 'tools/start/main.ts', code: 0 },
  { signal: 'SIGKILL', to: 'tools/start/main.ts', code: 1 },
  { signal: 'SIGKILL', to: 'apps/worker/', code: 1, says: 'worker ended' },
  { signal: 'SIGKILL', to: 'bin/postgres', code: 1, says: 'PostgreSQL' },
  { signal: 'SIGKILL', to: 'tools/mailbox/main.ts', code: 1, says: 'mailbox ended' },
  { signal: 'SIGKILL', to: 'tools/stripe-simulator/main.ts', code: 1, says: 'stripe ended' },
  { signal: 'SIGTERM', to: 'apps/web/serve.ts', code: 1, says: 'web ended' },
] as const;

// Sequential on the same data: each start shows that the previous end left the data intact.
it.each(cases)(
  '$signal to $to ends npm start and all it started',
  { timeout: within(120_000) },
  async ({ signal, to, code, ...expected }) => {
    const npm = await npmStart();
    const processes = processTree(npm.pid);
    onTestFinished(() => {
      for (const { pid } of processes.filter(({ isRunning }) => isRunning())) process.kill(pid, 'SIGKILL');
    });
    expect(processes.map(({ command }) => command)).toContainEqual(expect.stringContaining('bin/postgres'));
    const ports = portsIn(npm.said() + readFileSync(join(folder, 'operator.env'), 'utf8'));
    expect(ports.size).toBe(7);

    process.kill(to === 'npm' ? npm.pid : pidOf(processes, to), signal);

    await expect
      .poll(() => processes.filter(({ isRunning }) => isRunning()).map(({ command }) => command), {
        timeout: within(20_000),
      })
      .toEqual([]);
    await npm.closed;
    expect(npm.process.exitCode).toBe(code);
    if ('says' in expected) expect(npm.said()).toContain(expected.says);
    // The last thread of a killed process may close its sockets after the process is gone.
    for (const port of ports) await expect.poll(() => freePort(port), { timeout: within(20_000) }).toBe(port);
    const log = readFileSync(join(folder, 'postgres/postgres.log'), 'utf8');
    if (to !== 'bin/postgres') expect(log).toMatch(/database system is shut down\n$/);
  },
);
