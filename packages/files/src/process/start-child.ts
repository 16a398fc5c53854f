import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

interface ChildProgram extends Omit<ForkOptions, 'signal'> {
  readonly path: string;
  readonly args?: readonly string[];
  /** As for `os.setPriority`; that of this process unless told. */
  readonly priority?: number;
}

/**
 * Starts a process with a channel for messages, and resolves once it runs. Rejects if the system has no process, memory
 * or file descriptor left for it. An `error` that the process emits later is for the caller to hear.
 */
export const startChild = async ({ path, args = [], priority, ...options }: ChildProgram): Promise<ChildProcess> => {
  const child = fork(path, args, options);
  // Set at once, because on Linux only threads that begin later inherit it.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  await once(child, 'spawn');
  return child;
};
