import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freshPalmares } from '../../bundle-if-changed.ts';
import { atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';

const runFile = promisify(execFile);

/**
 * Returns milliseconds until the program has ended. Runs without Node's compile cache, which an operator's first call
 * lacks too.
 */
const timed = (args: readonly string[]) => async (): Promise<number> => {
  const began = performance.now();
  await runFile(process.execPath, [...args], { env: { PATH: process.env.PATH } });
  return performance.now() - began;
};

const sizes = { smoke: 0, quick: 15, whole: 60 } as const;

export const suite: Suite = {
  name: 'cli',
  says: 'the help of palmares, beside a Node process that does nothing',

  async run(context: BenchContext) {
    const palmares = await freshPalmares();
    const rounds = sizes[context.size];
    const { bare, help, commandHelp } = await interleave(
      {
        bare: timed(['-e', '0']),
        help: timed([palmares, '--help']),
        commandHelp: timed([palmares, 'account', '--help']),
      },
      { rounds, onRound: (round) => context.progress('starting programs', round / rounds) },
    );
    const slower = ratios(help, bare);
    return {
      versions: {},
      settings: { rounds },
      figures: [
        figure('until it has ended', 'node -e 0', 'ms', bare),
        figure('until it has ended', 'palmares --help', 'ms', help),
        figure('until it has ended', 'palmares account --help', 'ms', commandHelp),
        figure('beside node -e 0', 'palmares --help', '×', slower),
        figure('beside node -e 0', 'palmares account --help', '×', ratios(commandHelp, bare)),
      ],
      bars: [atMost({ name: 'palmares --help / node -e 0', value: median(slower), limit: 3, unit: '×' })],
      notes: ['The help of one command loads that command and what it imports, and has no bar.'],
    };
  },
};
