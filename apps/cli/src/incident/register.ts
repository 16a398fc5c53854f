import { addIncident } from '@palmares/db/incidents';
import { now } from '../clock.ts';
import { incidentConfig } from '../config.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { type FactOptions, newFacts } from './facts.ts';
import { missingIn } from './missing.ts';

interface Registered {
  /** Null in a dry run. */
  readonly number: number | null;
  readonly missing: readonly string[];
  readonly dryRun: boolean;
}

const inWords = ({ number, missing, dryRun }: Registered): string =>
  [
    dryRun ? 'Would register the incident.' : `Registered as incident ${number}.`,
    ...(missing.length > 0 ? [`Before it can be closed: ${missing.join(', ')}`] : []),
  ].join('\n');

/** Enters an incident with what is known of it. */
export const register = async ({
  operator,
  reason,
  dryRun = false,
  json = false,
  ...typed
}: FactOptions & ChangeOptions & { readonly reason: string }): Promise<void> => {
  const facts = newFacts(typed, now());
  await changeDatabase(
    { settings: incidentConfig, applicationName: 'palmares incident register', max: 1 },
    { reason, dryRun, ...(operator === undefined ? {} : { operator }) },
    async ({ database, record }) => {
      const number = dryRun
        ? null
        : await record({ command: 'incident register' }, () => addIncident(database.kysely, facts));
      print({ json }, { number, missing: missingIn(facts), dryRun }, inWords);
      return exitCodes.ok;
    },
  );
};
