import { fork } from 'node:child_process';
import { join } from 'node:path';

/** An event that says this is not finished before the process is told to go on. */
export const PAUSE = 'pause here';

export type ProjectorSays =
  | { readonly is: 'started'; readonly owner: string }
  | { readonly is: 'paused' | 'stopping' }
  | { readonly is: 'failed'; readonly words: string };

export interface ProjectorProcess {
  /** Under which it holds its leases. */
  readonly owner: string;
  /** What the projector reported and went on from. */
  readonly failures: readonly string[];
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Resolves when it has said so since it was started. */
  said(what: 'paused' | 'stopping'): Promise<void>;
  goOn(): void;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
}

export interface ProjectorProcessOptions {
  readonly url: string;
  readonly masterKey: Buffer;
}

/** The real projector over the real subscribers, and a witness, in a process of its own. */
export const startProjectorProcess = async (options: ProjectorProcessOptions): Promise<ProjectorProcess> => {
  const program = join(import.meta.dirname, 'projector-program.ts');
  const child = fork(program, [options.url, options.masterKey.toString('base64')], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const started = Promise.withResolvers<string>();
  const told = { paused: Promise.withResolvers<void>(), stopping: Promise.withResolvers<void>() };
  const failures: string[] = [];
  child.on('message', (message: ProjectorSays) => {
    if (message.is === 'started') started.resolve(message.owner);
    else if (message.is === 'failed') failures.push(message.words);
    else told[message.is].resolve();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => {
      started.reject(new Error(`The projector's process ended at once (${code ?? signal})`));
      resolve({ code, signal });
    }),
  );
  return {
    owner: await started.promise,
    failures,
    ended,
    said: (what) => told[what].promise,
    goOn: () => {
      child.send('go on');
    },
    kill: (signal) => {
      child.kill(signal);
    },
  };
};
