import { fork } from 'node:child_process';
import { join } from 'node:path';

/** The process pauses at an event with this motto until it is resumed. */
export const PAUSE = 'pause here';

/** The messages that the process sends. */
export type ProjectorMessage =
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
  reported(what: 'paused' | 'stopping'): Promise<void>;
  resume(): void;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
}

export interface ProjectorProcessOptions {
  readonly url: string;
  readonly masterKey: Buffer;
}

/** Starts the real projector with the real subscribers and a witness in a separate process. */
export const startProjectorProcess = async (options: ProjectorProcessOptions): Promise<ProjectorProcess> => {
  const program = join(import.meta.dirname, 'projector-program.ts');
  const child = fork(program, [options.url, options.masterKey.toString('base64')], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const started = Promise.withResolvers<string>();
  const reports = { paused: Promise.withResolvers<void>(), stopping: Promise.withResolvers<void>() };
  const failures: string[] = [];
  child.on('message', (message: ProjectorMessage) => {
    if (message.is === 'started') started.resolve(message.owner);
    else if (message.is === 'failed') failures.push(message.words);
    else reports[message.is].resolve();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => {
      started.reject(new Error(`The projector's process exited before it started (${code ?? signal})`));
      resolve({ code, signal });
    }),
  );
  return {
    owner: await started.promise,
    failures,
    ended,
    reported: (what) => reports[what].promise,
    resume: () => {
      child.send('resume');
    },
    kill: (signal) => {
      child.kill(signal);
    },
  };
};
