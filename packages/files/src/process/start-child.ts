import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

interface ChildProgram extends Omit<ForkOptions, 'signal'> {
  readonly path: string;
  readonly args?: readonly string[];
  /** Priority for `os.setPriority`; defaults to that of this process. */
  readonly priority?: number;
}

/**
 * Starts a process with an IPC channel, and resolves once it runs. Rejects if the system has no process, memory or file
 * descriptor left for it. The caller handles `error` events that the process emits later.
 */
export const startChild = async ({ path, args = [], priority, ...options }: ChildProgram): Promise<ChildProcess> => {
  const child = fork(path, args, options);
  // Set at once, because on Linux only threads that start later inherit it.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  await once(child, 'spawn');
  return child;
};
