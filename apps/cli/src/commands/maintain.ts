import type { Database } from '@palmares/db';
import { type Maintenance, maintain } from '@palmares/db/maintenance';
import { Command } from 'commander';
import { maintainConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, Problem, print, table } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

type Answer = Maintenance & { readonly dryRun: boolean };

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const skippedWords = ({ table: name, blockedBy, refusal }: Maintenance['skipped'][number]): readonly string[] =>
  refusal === null ? blockedBy.map((blocker) => `  ${blockerWords(blocker)}`) : [`  ${name}: ${refusal}`];

const rewrittenWords = ({ rewritten, rewrittenEarlier, dryRun }: Answer): readonly string[] => [
  ...(rewrittenEarlier.length > 0
    ? [`Rewritten already by a run that did not finish: ${count(rewrittenEarlier.length, 'table')}`]
    : []),
  `${dryRun ? 'Would rewrite' : 'Rewrote'} ${count(rewritten.length, 'table')}.`,
  table(
    dryRun ? ['table', 'size'] : ['table', 'before', 'after'],
    rewritten.map(({ table: name, bytesBefore, bytesAfter }) =>
      dryRun ? [name, kilobytes(bytesBefore)] : [name, kilobytes(bytesBefore), kilobytes(bytesAfter)],
    ),
  ),
];

const inWords = (answer: Answer): string => {
  const { blockedBy, skipped, erasures, contacts, checkpoint, dryRun } = answer;
  if (blockedBy.length > 0)
    return [
      'Nothing was rewritten: removed rows are still visible to these transactions:',
      ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
      'End those transactions, or wait until they end, and run palmares maintain again.',
    ].join('\n');
  if (dryRun) return rewrittenWords(answer).join('\n');
  return [
    ...rewrittenWords(answer),
    ...(skipped.length === 0
      ? [
          'Free space holds nothing that was removed.',
          `Since the last run: athletes erased ${erasures}, contacts forgotten ${contacts}.`,
        ]
      : [
          'Not rewritten:',
          ...skipped.flatMap(skippedWords),
          'Free space may still hold what was removed. Run palmares maintain again: it continues with these tables.',
        ]),
    checkpoint
      ? 'The server has written its data files to disk.'
      : 'The server writes its data files to disk at its next checkpoint, because this role may not request one.',
  ].join('\n');
};

const isUnfinished = ({ blockedBy, skipped }: Maintenance): boolean => blockedBy.length + skipped.length > 0;

interface MaintainCommandOptions extends ChangeOptions {
  readonly patience: string;
}

const rewrite = async (owner: Database, dryRun: boolean, timeoutMs: number): Promise<Maintenance> => {
  const maintenance = await withProgress('rewrite', 'tables', (show) =>
    maintain({ owner, dryRun, timeoutMs, onProgress: ({ done, total }) => show(done, total) }),
  );
  if (maintenance === 'taken') throw new Problem('another process is running palmares maintain');
  return maintenance;
};

const maintainNow = async (options: MaintainCommandOptions): Promise<void> => {
  const timeoutMs = patienceOf(options.patience);
  const { dryRun = false } = options;
  await changeDatabase(
    { settings: maintainConfig, applicationName: 'palmares maintain', max: 2 },
    options,
    async ({ database: owner, record }) => {
      const maintenance = await record(
        { command: 'maintain' },
        () => rewrite(owner, dryRun, timeoutMs),
        (done) => (isUnfinished(done) ? 'unfinished' : 'done'),
      );
      print(options, { ...maintenance, dryRun }, inWords);
      return isUnfinished(maintenance) ? exitCodes.failed : exitCodes.ok;
    },
  );
};

export const maintainCommand = (): Command =>
  withOperator(new Command('maintain'))
    .description(
      'rewrite the tables with personal text, so that the free space of the data files keeps nothing that was removed',
    )
    .option('--dry-run', 'name the tables and what blocks them; rewrite nothing')
    .option(...PATIENCE)
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares maintain --dry-run', 'palmares maintain --patience 60 --operator Noor'))
    .action(maintainNow);
