import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { LoggableError } from '@palmares/db';
import { singleFlight } from '@palmares/domain/kernel';
import { PROVER_MEMORY, type ProvenLog } from '@palmares/event-store/integrity';
import { startChild } from '@palmares/files/process';

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

/** The only message that our program sends. */
export type ProofAnswer =
  | { readonly is: 'proven'; readonly log: ProvenLog }
  | { readonly is: 'taken' }
  | { readonly is: 'failed'; readonly failure: LoggableError };

/** In watch mode, Node sends messages of its own from every process with a channel. */
const isAnswer = (message: unknown): message is ProofAnswer =>
  typeof message === 'object' && message !== null && 'is' in message;

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
   * Signs and proves the log, as far as due. Concurrent calls share one run. Resolves to `taken` if another worker is
   * doing it, and to `stopped` if the next run has to continue. Throws {@link ProofFailed}, or the reason why no
   * process could be started.
   */
  run(): Promise<ProvenLog | 'taken' | 'stopped'>;
  /** Ends the running proof; every later run returns `stopped`. */
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '../../dist/proof-process.js');
const execArgv = [...PROVER_MEMORY, '--enable-source-maps'];

/**
 * Runs the proof in a separate process with its own connections, so that the worker keeps projecting and running jobs.
 */
export const createProof = (order: ProofOrder): Proof => {
  const stopping = new AbortController();

  const answerOf = async (child: ChildProcess): Promise<ProofAnswer | 'stopped'> => {
    const { promise, resolve, reject } = Promise.withResolvers<ProofAnswer | 'stopped'>();
    const end = () => child.kill('SIGTERM');
    child.on('message', (message: unknown) => {
      if (isAnswer(message)) resolve(message);
    });
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) resolve('stopped');
      else reject(new ProofFailed({ error: 'exit', reason: code ?? signal, at: [] }));
    });
    stopping.signal.addEventListener('abort', end);
    if (stopping.signal.aborted) end();
    else child.send(order);
    return promise.finally(() => stopping.signal.removeEventListener('abort', end));
  };

  const run = singleFlight(async () => {
    if (stopping.signal.aborted) return 'stopped';
    const answer = await answerOf(await startChild({ path: program, execArgv }));
    if (answer === 'stopped') return answer;
    if (answer.is === 'failed') throw new ProofFailed(answer.failure);
    return answer.is === 'taken' ? 'taken' : answer.log;
  });

  return {
    run,
    async stop() {
      stopping.abort();
      // The caller of `run` gets its error.
      await run().catch(() => undefined);
    },
  };
};
