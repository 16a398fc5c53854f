import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { TraceAnswer, TraceRequest } from './file-system-trace.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'file-system-trace.ts')).href;
const program = join(import.meta.dirname, '../../../serve.ts');

export interface WebProcess {
  readonly url: string;
  /** The lines that the process has printed since it listened. */
  readonly printed: readonly string[];
  /** Returns every file system call that the process makes while `work` runs. */
  fileSystemCalls(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Sends the signal; returns exit code and signal. */
  end(signal: NodeJS.Signals): Promise<readonly unknown[]>;
}

/** Runs the built web app in its own process, as in production. */
export const startWebProcess = async (environment: NodeJS.ProcessEnv): Promise<WebProcess> => {
  const child = spawn(process.execPath, ['--import', preload, program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
  });
  const { stdout, stderr } = child;
  if (!(stdout && stderr)) throw new Error('The output of the web app cannot be read');
  stderr.pipe(process.stderr);
  const exited = once(child, 'close');
  const listening = async (): Promise<string> => {
    for await (const line of createInterface({ input: stdout })) {
      const [, url] = /listens on (\S+)/.exec(line) ?? [];
      if (url) return url;
    }
    throw new Error(`The web app ended before it listened: ${await exited}`);
  };
  const url = await listening();
  const printed: string[] = [];
  for (const input of [stdout, stderr]) createInterface({ input }).on('line', (line) => printed.push(line));
  const trace = async (request: TraceRequest): Promise<readonly string[]> => {
    const answered = Promise.withResolvers<TraceAnswer>();
    child.once('message', answered.resolve);
    child.send(request);
    return (await answered.promise).calls;
  };
  return {
    url,
    printed,
    fileSystemCalls: async (work) => {
      await trace('start');
      await work();
      return trace('stop');
    },
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};
