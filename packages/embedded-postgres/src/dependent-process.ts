import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

export interface DependentOptions extends Omit<SpawnOptions, 'detached' | 'stdio'> {
  readonly stdio: readonly ['ignore', number | 'pipe', number | 'pipe'];
  /** Signal to the process and its children when this process is gone. */
  readonly orphanSignal: 'SIGINT' | 'SIGTERM' | 'SIGKILL';
}

// A background watcher waits for the end of a pipe that only the parent holds open, then signals the process group
// ($$). The shell execs the command only after starting the watcher, so there is no unwatched moment.
const watchThenExec = '( { read _ <&3; kill -s "$0" -- -$$; } >/dev/null 2>&1 & ); exec "$@" 3<&-';

/**
 * Spawns a process that does not outlive this one, even if this one is ended by SIGKILL. It runs in its own process
 * group, which Ctrl-C does not reach; whatever it leaves in that group ends with it.
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
  // The watcher's end may reset the connection; a close event follows.
  lifeline.on('error', () => undefined);
  return child;
};
