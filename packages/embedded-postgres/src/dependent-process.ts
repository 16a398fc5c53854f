import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

export interface DependentOptions extends Omit<SpawnOptions, 'detached' | 'stdio'> {
  readonly stdio: readonly ['ignore', number | 'pipe', number | 'pipe'];
  /** Sent to the process and what it started when this process is gone. */
  readonly orphanSignal: 'SIGINT' | 'SIGTERM' | 'SIGKILL';
}

// A watcher in the background waits for the end of a pipe that only the starter holds open, then signals the process
// group ($$). The shell becomes the command only once the watcher is there, so no moment is left unwatched.
const watchThenExec = '( { read _ <&3; kill -s "$0" -- -$$; } >/dev/null 2>&1 & ); exec "$@" 3<&-';

/**
 * Spawns a process that does not outlive this one, even when this one is ended by SIGKILL. It runs in a process group
 * of its own, which Ctrl-C does not reach; what it leaves behind in that group ends with it.
 */
export const spawnDependent = (
  command: string,
  args: readonly string[],
  { orphanSignal, stdio, ...options }: DependentOptions,
): ChildProcess => {
  const shellArgs = ['-c', watchThenExec, orphanSignal.slice('SIG'.length), command, ...args];
  const child = spawn('/bin/sh', shellArgs, { ...options, stdio: [...stdio, 'pipe'], detached: true });
  const lifeline = child.stdio[3] as Socket;
  child.once('exit', () => lifeline.destroy());
  // Without its watcher the process could outlive this one.
  lifeline.once('close', () => child.kill(orphanSignal)).resume();
  // The end of the watcher may reset the connection; what follows is its close.
  lifeline.on('error', () => undefined);
  return child;
};
