import { type LoggedOperation, newestOperations } from '@palmares/db/operators';
import { Command } from 'commander';
import { operatorLogConfig } from '../config.ts';
import { limitOption } from '../limit.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

const second = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const targetWords = ({ athleteId, arguments: given }: LoggedOperation): string =>
  [...(athleteId ? [athleteId] : []), ...Object.entries(given).map(([name, value]) => `${name}=${value}`)].join(' ');

const inWords = (operations: readonly LoggedOperation[]): string =>
  operations.length === 0
    ? 'Nothing is recorded.'
    : table(
        ['begun', 'ended', 'outcome', 'operator', 'command', 'target', 'reason'],
        operations.map((operation) => [
          second(operation.begunAt),
          operation.endedAt ? second(operation.endedAt) : '–',
          operation.outcome ?? 'running or crashed',
          operation.operator,
          operation.command,
          targetWords(operation),
          operation.reason ?? '',
        ]),
      );

const show = ({ limit, ...output }: OutputOptions & { readonly limit: number }): Promise<void> =>
  withDatabase({ settings: operatorLogConfig, applicationName: 'palmares operators', max: 1 }, async ({ database }) => {
    print(output, await newestOperations(database.kysely, limit), inWords);
    return exitCodes.ok;
  });

export const operatorsCommand = (): Command =>
  new Command('operators')
    .description('who changed what with palmares, and why')
    .addCommand(
      new Command('log')
        .description('list recent commands that changed data; no end time means running or crashed')
        .addOption(limitOption('commands', 50))
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares operators log --limit 20'))
        .action(show),
    );
