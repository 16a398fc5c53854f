import { createEventLog } from '@palmares/db/event-store';
import type { LookCommand } from '@palmares/db/operators';
import { openMomentConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, Problem } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import type { OpenedHistory } from './open-history.ts';

interface Look {
  readonly athleteId: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}

interface OpenedLook extends OpenedHistory<typeof openMomentConfig> {
  /** Records who looks at whose portfolio and why, then does the work. */
  record(look: Look, work: () => Promise<void>): Promise<void>;
}

/**
 * Opens the history for a command that prints an address of what others see. The athlete is shown the reason, so there
 * has to be one.
 */
export const withLook = (
  command: LookCommand,
  options: ChangeOptions,
  work: (opened: OpenedLook) => Promise<void>,
): Promise<void> => {
  if (options.reason === undefined)
    throw new Problem('the athlete sees that you used --open, with the reason: pass --reason <text>', exitCodes.usage);
  const deps = { settings: openMomentConfig, applicationName: 'palmares history', max: 3 };
  return changeDatabase(deps, options, async ({ config, database, record }) => {
    const log = createEventLog(database, await checkedKeyring(database, config));
    await work({ config, db: database.kysely, log, record: (look, show) => record({ command, ...look }, show) });
    return exitCodes.ok;
  });
};
