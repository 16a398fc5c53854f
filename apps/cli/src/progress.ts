import { SingleBar } from 'cli-progress';
import { writeNotice } from './terminal.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface ProgressDisplay {
  show(progress: Progress): void;
  /** Prints a line without disturbing the progress bar. */
  say(line: string): void;
  end(): void;
}

/** Without a terminal, one line per this many percent. */
const STEP = 10;

export const percentOf = ({ done, total }: Progress): number => (total === 0 ? 100 : Math.floor((done / total) * 100));

const asBar = (label: string, unit: string): ProgressDisplay => {
  const bar = new SingleBar({
    format: `${label} [{bar}] {percentage} % | {value} of {total} ${unit} | {eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: false,
    etaBuffer: 50,
  });
  let started = false;
  return {
    show({ done, total }) {
      if (!started) bar.start(total, done);
      started = true;
      bar.setTotal(total);
      bar.update(done);
    },
    say(line) {
      writeNotice(`\n${line}`);
    },
    end: () => bar.stop(),
  };
};

const asLines = (label: string, unit: string): ProgressDisplay => {
  let next = 0;
  return {
    show(progress) {
      const percent = percentOf(progress);
      if (percent < next) return;
      next = percent - (percent % STEP) + STEP;
      writeNotice(`${label}: ${percent} % (${progress.done} of ${progress.total} ${unit})`);
    },
    say: writeNotice,
    end: () => undefined,
  };
};

/** A bar on stderr on a terminal, lines elsewhere; results go to stdout. */
export const showProgress = (label: string, unit: string): ProgressDisplay =>
  process.stderr.isTTY ? asBar(label, unit) : asLines(label, unit);
