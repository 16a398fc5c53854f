import { fork } from 'node:child_process';
import { join } from 'node:path';

/** An event with this text is not finished until the process is told to continue. */
export const PAUSE = 'pause here';

export type ProjectorSays =
  | { readonly is: 'started'; readonly owner: string }
  | { readonly is: 'paused' | 'stopping' }
  | { readonly is: 'failed'; readonly words: string };

export interface ProjectorProcess {
  /** The owner that holds its leases. */
  readonly owner: string;
  /** Failures that the projector reported and survived. */
  readonly failures: readonly string[];
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Resolves once the process has reported this since it was started. */
  said(what: 'paused' | 'stopping'): Promise<void>;
  goOn(): void;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
}

export interface ProjectorProcessOptions {
  readonly url: string;
  readonly masterKey: Buffer;
}

/** The real projector with the real subscribers and a witness, in a separate process. */
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
