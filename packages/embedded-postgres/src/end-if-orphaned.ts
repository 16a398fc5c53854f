import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Sends the signal to a detached child and what it started once this process is gone, even by SIGKILL: a shell waits
 * for the end of a pipe that only this process holds open. It also ends what the child leaves behind when it ends.
 */
export const endIfOrphaned = (child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void => {
  if (child.pid === undefined) return;
  const shell = spawn('sh', ['-c', `read _; kill -s ${signal.slice('SIG'.length)} -- -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a process group of its own: the starter answers Ctrl-C.
    detached: true,
  });
  child.once('exit', () => shell.stdin.destroy());
  // Without its shell the child could outlive this process.
  shell.once('exit', () => child.kill(signal));
};
