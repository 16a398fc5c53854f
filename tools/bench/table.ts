import colors from 'picocolors';
import { inWords, withUnit } from './numbers.ts';
import type { SuiteResult } from './result.ts';
import type { Bar, Figure } from './suite.ts';

const SIZES = { name: 46, median: 16 } as const;

const figureLine = ({ name, unit, median, min, max, rounds }: Figure): string => {
  const spread = rounds > 1 ? colors.dim(`   ${inWords(min)} – ${inWords(max)}`) : '';
  return `    ${name.padEnd(SIZES.name)}${withUnit(median, unit).padStart(SIZES.median)}${spread}`;
};

const barLine = (bar: Bar): string => {
  const mark = bar.holds ? colors.green('✓') : colors.red('✗');
  const limit = `${bar.atLeast ? '≥' : '≤'} ${withUnit(bar.limit, bar.unit)}`;
  return `  ${mark} ${bar.name.padEnd(SIZES.name)}${withUnit(bar.value, bar.unit).padStart(SIZES.median)}   ${limit}`;
};

const grouped = (figures: readonly Figure[]): readonly string[] =>
  [...Map.groupBy(figures, ({ group }) => group)].flatMap(([group, members]) => [
    '',
    `  ${colors.bold(group)}`,
    ...members.map(figureLine),
  ]);

/** Formats a suite's result for a person. */
export const tableOf = ({ suite, says, size, machine, versions, seconds, figures, bars, notes }: SuiteResult): string =>
  [
    `${colors.bold(suite)} · ${says}${size === 'quick' ? colors.yellow(' · quick: small data, few rounds') : ''}`,
    colors.dim(`  ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGigabytes} GB · ${machine.kernel}`),
    colors.dim(
      `  ${Object.entries({ Node: machine.node, ...versions })
        .map((one) => one.join(' '))
        .join(', ')} · CPU ${machine.cpuCalibration} MB/s SHA-256, ` +
        `fsync ${machine.fsyncCalibration} ms, load before ${machine.loadBefore} · ${Math.round(seconds)} s`,
    ),
    ...grouped(figures),
    ...(bars.length > 0 ? ['', `  ${colors.bold('bars')}`, ...bars.map(barLine)] : []),
    ...(notes.length > 0 ? ['', ...notes.map((note) => colors.dim(`  ${note}`))] : []),
    '',
  ].join('\n');
