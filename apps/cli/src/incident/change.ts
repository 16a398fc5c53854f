import { changeIncident, type Incident, incidentToChange } from '@palmares/db/incidents';
import { z } from 'zod';
import { now } from '../clock.ts';
import { incidentConfig } from '../config.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { changedFacts, type FactOptions } from './facts.ts';
import { missingIn } from './missing.ts';

type Options = FactOptions & ChangeOptions & { readonly reason: string };

const LARGEST = 2_147_483_647;

const numberOf = (text: string): number => {
  const number = z.coerce.number().int().min(1).max(LARGEST).safeParse(text);
  if (!number.success) throw new Problem('pass the number of the incident, as incident list shows it', exitCodes.usage);
  return number.data;
};

/** Throws {@link Problem} if anything required of a closed incident is missing. */
const mustBeComplete = (number: number, missing: readonly string[]): void => {
  if (missing.length > 0)
    throw new Problem(`incident ${number} cannot be closed before the register has ${missing.join(', ')}`);
};

interface Changed {
  readonly number: number;
  readonly closedOn: string | null;
  readonly missing: readonly string[];
  readonly dryRun: boolean;
}

const change = async (
  name: 'amend' | 'close',
  text: string,
  { operator, reason, dryRun = false, json = false, ...typed }: Options,
  closedAfter: (before: Incident, today: string) => string | null,
): Promise<void> => {
  const number = numberOf(text);
  await changeDatabase(
    { settings: incidentConfig, applicationName: `palmares incident ${name}`, max: 2 },
    { reason, dryRun, ...(operator === undefined ? {} : { operator }) },
    async ({ database, record }) => {
      const at = now();
      const work = (): Promise<Changed> =>
        database.kysely.transaction().execute(async (tx) => {
          const before = await incidentToChange(tx, number);
          if (!before) throw new Problem(`the register has no incident ${number}`);
          const facts = changedFacts(before, typed, at);
          const closedOn = closedAfter(before, at.toISOString().slice(0, 10));
          const missing = missingIn(facts);
          if (closedOn !== null) mustBeComplete(number, missing);
          if (!dryRun) await changeIncident(tx, number, { ...facts, closedOn });
          return { number, closedOn, missing, dryRun };
        });
      const changed = await record({ command: `incident ${name}`, arguments: { incident: number } }, work);
      print({ json }, changed, ({ closedOn, missing }) => {
        const what = name === 'close' ? 'close' : 'change';
        const done = { close: 'Closed', change: 'Changed' }[what];
        const left = closedOn === null && missing.length > 0 ? `\nBefore it can be closed: ${missing.join(', ')}` : '';
        return `${dryRun ? `Would ${what}` : done} incident ${number}.${left}`;
      });
      return exitCodes.ok;
    },
  );
};

/** Adds to or corrects the register's entry of an incident; a closed one stays closed. */
export const amend = (number: string, options: Options): Promise<void> =>
  change('amend', number, options, ({ closedOn }) => closedOn);

/** Closes an incident whose entry is complete. */
export const close = (number: string, options: Options): Promise<void> =>
  change('close', number, options, ({ closedOn }, today) => closedOn ?? today);
