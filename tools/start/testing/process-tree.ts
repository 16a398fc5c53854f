import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { processStart } from '@palmares/embedded-postgres';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

export interface ProcessInTree extends Process {
  isRunning(): boolean;
}

const readProcess = (pid: number): Process[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [
      { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') },
    ];
  } catch {
    // It exited after its folder was listed.
    return [];
  }
};

const allProcesses = (): readonly Process[] =>
  process.platform === 'linux'
    ? readdirSync('/proc').map(Number).filter(Number.isInteger).flatMap(readProcess)
    : [
        ...execFileSync('ps', ['-Aww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).matchAll(
          /^ *(\d+) +(\d+) (.*)$/gm,
        ),
      ].map(([, pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }));

/** Returns a process and all its descendants. */
export const processTree = (root: number): readonly ProcessInTree[] => {
  const all = allProcesses();
  const below = (parent: Process): readonly Process[] => [
    parent,
    ...all.filter((child) => child.parent === parent.pid).flatMap(below),
  ];
  return all
    .filter(({ pid }) => pid === root)
    .flatMap(below)
    .map((found) => {
      const started = processStart(found.pid);
      return { ...found, isRunning: () => started !== undefined && processStart(found.pid) === started };
    });
};
