import { abandonedAccounts } from '@palmares/db/accounts';
import { findConfig } from '../config.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';

interface AbandonedOptions extends OutputOptions {
  readonly limit: number;
}

/** Lists accounts that were never verified nor used, in the order in which the worker erases them. */
export const abandoned = (options: AbandonedOptions): Promise<void> =>
  withDatabase(
    { settings: findConfig, applicationName: 'palmares account abandoned', max: 1 },
    async ({ database }) => {
      const accounts = await abandonedAccounts(database.kysely, options.limit);
      print(options, accounts, (accounts) =>
        accounts.length === 0
          ? 'No account is abandoned.'
          : [
              table(
                ['id', 'signed up'],
                accounts.map(({ athleteId, signedUpAt }) => [athleteId, signedUpAt.toISOString().slice(0, 10)]),
              ),
              'The worker with WORKER_ERASES=1 erases them, the oldest first, unless they are used before.',
            ].join('\n\n'),
      );
      return exitCodes.ok;
    },
  );
