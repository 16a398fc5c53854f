import { readdirSync, readFileSync } from 'node:fs';

/** One reading of /proc/<pid>/stat. Times are in seconds, user and system together. */
export interface ProcessNow {
  readonly pid: number;
  readonly parent: number;
  /** Distinguishes processes that had the same id one after another. */
  readonly startedAt: number;
  readonly own: number;
  /** Seconds of the children it has waited for, including theirs. */
  readonly reaped: number;
}

/** USER_HZ, which Linux fixes at this value for programs. */
const TICKS_PER_SECOND = 100;

export const parseStat = (stat: string): ProcessNow => {
  // The program's name, in parentheses, may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    startedAt: field(22),
    own: (field(14) + field(15)) / TICKS_PER_SECOND,
    reaped: (field(16) + field(17)) / TICKS_PER_SECOND,
  };
};

/** Reads every process of the machine; undefined without /proc. */
const processesNow = (): readonly ProcessNow[] | undefined => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        } catch {
          // The process has ended meanwhile.
          return [];
        }
      });
  } catch {
    return undefined;
  }
};

interface Tracked {
  now: ProcessNow;
  readonly root: number;
  /** Seconds of its ended children, as last seen. */
  ended: number;
}

/**
 * Returns seconds that only the parent knows: children that ended between two looks, and the last moments of others.
 */
const unseen = ({ now, ended }: Tracked): number => Math.max(0, now.reaped - ended);

/**
 * Adds up the processor time of process trees by looking at all processes repeatedly. A process whose parent dies stays
 * in its tree, and counts even if nobody waits for it, as with the processes of a killed browser.
 */
export const createLedger = () => {
  const tracked = new Map<number, Tracked>();
  const ended = new Map<number, number>();

  const end = (process: Tracked): void => {
    const { pid, parent, own, reaped } = process.now;
    tracked.delete(pid);
    ended.set(process.root, (ended.get(process.root) ?? 0) + own + unseen(process));
    const itsParent = tracked.get(parent);
    if (itsParent) itsParent.ended += own + Math.max(reaped, process.ended);
  };

  const depthOf = ({ now }: Tracked): number => {
    const parent = tracked.get(now.parent);
    return parent ? depthOf(parent) + 1 : 0;
  };

  return {
    look(processes: readonly ProcessNow[], roots: ReadonlySet<number>): void {
      const byPid = new Map(processes.map((process) => [process.pid, process]));
      const gone = [...tracked.values()].filter(({ now }) => byPid.get(now.pid)?.startedAt !== now.startedAt);
      // Children first, because the time that the grandparent has reaped includes theirs.
      for (const process of gone.toSorted((one, other) => depthOf(other) - depthOf(one))) end(process);
      const rootOf = (pid: number): number | undefined => {
        const known = roots.has(pid) ? pid : tracked.get(pid)?.root;
        const parent = byPid.get(pid)?.parent;
        return known ?? (parent === undefined ? undefined : rootOf(parent));
      };
      for (const now of processes) {
        const known = tracked.get(now.pid);
        const root = known?.root ?? rootOf(now.pid);
        if (known) known.now = now;
        else if (root !== undefined) tracked.set(now.pid, { now, root, ended: 0 });
      }
    },

    /** Returns the seconds of the tree that began with this process. */
    secondsOf(root: number): number {
      const running = [...tracked.values()].filter((process) => process.root === root);
      return running.reduce((sum, process) => sum + process.now.own + unseen(process), ended.get(root) ?? 0);
    },
  };
};

const LOOK_EVERY_MS = 500;

export interface Meter {
  /**
   * Measures the tree of the process. The returned function ends that and returns its seconds; undefined without /proc.
   */
  measure(pid: number): () => number | undefined;
}

export const createMeter = (): Meter => {
  const ledger = createLedger();
  const roots = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): boolean => {
    const processes = processesNow();
    if (processes) ledger.look(processes, roots);
    return processes !== undefined;
  };
  return {
    measure(pid) {
      roots.add(pid);
      look();
      timer ??= setInterval(look, LOOK_EVERY_MS);
      return () => {
        const isKnown = look();
        roots.delete(pid);
        if (roots.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        return isKnown ? ledger.secondsOf(pid) : undefined;
      };
    },
  };
};
