import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { oldFigures } from '../checks/content.ts';
import { repositoryPaths, root } from '../checks/repository.ts';
import { closingLine, sum } from './counts.ts';
import { createMeter } from './processor-time.ts';
import { interruptOnSignal, type Result, runSuite } from './run-suite.ts';
import { selectTests } from './selection.ts';
import { narrowed, type SuiteName, stagesOf, suitesIn } from './suites.ts';
import { costLine, machineNow, summary } from './summary.ts';
import { measureTimeFactor } from './time-factor.ts';

const isInterrupted = interruptOnSignal();

const main = async (): Promise<number> => {
  const [asked, ...paths] = process.argv.slice(2);
  const stages = stagesOf(asked);
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const reports = mkdtempSync(join(cache, 'test-'));
  const atStart = machineNow();
  const began = performance.now();
  try {
    const suites = suitesIn(root);
    const selected =
      asked !== undefined && paths.length > 0
        ? selectTests(paths, { asked, names: stages.flat(2), suites, files: repositoryPaths() })
        : undefined;
    const results: Result[] = [];
    const meter = createMeter();
    const inTurn = async (names: readonly SuiteName[], factor: number) => {
      for (const name of names) {
        const suite = narrowed(suites[name], selected);
        if (suite && !isInterrupted()) results.push(await runSuite(suite, { reports, factor, meter }));
      }
    };
    for (const lanes of stages) {
      // Measured before the lanes start, because they would slow each other down.
      const factor = await measureTimeFactor();
      const ended = await Promise.allSettled(lanes.map((names) => inTurn(names, factor)));
      for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    }
    const total = sum(results.map(({ counts }) => counts));
    console.log(`\n${summary(results)}\n`);
    console.log(costLine((performance.now() - began) / 1000, results));
    console.log(`at the start: ${atStart}\nat the end:   ${machineNow()}\n`);
    for (const line of oldFigures(new Date())) console.log(line);
    console.log(closingLine(total));
    return total.failed === 0 && !isInterrupted() && results.every(({ succeeded }) => succeeded) ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(`${colors.red('✗')} ${error instanceof Error ? error.message : error}`);
  return 1;
});
