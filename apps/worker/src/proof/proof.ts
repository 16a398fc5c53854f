import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoggableError } from '@palmares/db';
import { PROVER_MEMORY, type ProvenLog } from '@palmares/event-store/integrity';

/** The message that starts the process. */
export interface ProofOrder {
  readonly databaseUrl: string;
  readonly folder: string;
  /** Seed of the signing key, in base64. */
  readonly seed: string;
  /** Roots before this date are ignored. */
  readonly since: string | undefined;
  /** Further public keys whose roots are accepted, in base64. */
  readonly publicKeys: readonly string[];
}

/** The only message that the process sends. */
export type ProofAnswer =
  | { readonly is: 'proven'; readonly log: ProvenLog }
  | { readonly is: 'taken' }
  | { readonly is: 'failed'; readonly failure: LoggableError };

export class ProofFailed extends Error {
  readonly failure: LoggableError;

  constructor(failure: LoggableError) {
    super('The log could not be proven');
    this.name = 'ProofFailed';
    this.failure = failure;
  }
}

export interface Proof {
  /**
   * Signs and proves the log, as far as due. `taken`: another worker is doing it. `stopped`: the next run continues.
   * Throws {@link ProofFailed}.
   */
  run(): Promise<ProvenLog | 'taken' | 'stopped'>;
  /** Ends the running proof; every later run returns `stopped`. */
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '../../dist/proof-process.js');

/**
 * Runs the proof in a separate process with its own connections, so that the worker keeps projecting and running jobs.
 */
export const createProof = (order: ProofOrder): Proof => {
  let stopped = false;
  let running: ChildProcess | undefined;

  const answerOf = (child: ChildProcess): Promise<ProofAnswer | 'stopped'> => {
    const { promise, resolve, reject } = Promise.withResolvers<ProofAnswer | 'stopped'>();
    child.once('message', (answer: ProofAnswer) => resolve(answer));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (stopped) resolve('stopped');
      else reject(new ProofFailed({ error: 'exit', reason: code ?? signal, at: [] }));
    });
    child.send(order);
    return promise;
  };

  return {
    async run() {
      if (stopped) return 'stopped';
      const child = fork(program, { execArgv: [...PROVER_MEMORY, '--enable-source-maps'] });
      running = child;
      const answer = await answerOf(child).finally(() => {
        running = undefined;
      });
      if (answer === 'stopped') return answer;
      if (answer.is === 'failed') throw new ProofFailed(answer.failure);
      return answer.is === 'taken' ? 'taken' : answer.log;
    },
    async stop() {
      stopped = true;
      if (!running) return;
      const exited = once(running, 'exit');
      running.kill('SIGTERM');
      await exited;
    },
  };
};
