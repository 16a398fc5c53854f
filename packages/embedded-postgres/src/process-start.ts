import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns when a process started; undefined if it has ended. Process ids are reused; with the start time they are
 * unique.
 */
export const processStart = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' ? undefined : afterName[19];
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
  }
};
