import { createAccounts } from '@palmares/db/accounts';
import { createQuotas } from '@palmares/db/limits';
import { createSharing } from '@palmares/db/sharing';
import { type ConnectedDatabase, testLog } from '@palmares/db/testing';
import type { Outcome, Refusal } from '@palmares/domain/kernel';

export const operator = { kind: 'operator', name: 'a test', reason: 'a test', device: null } as const;

/** Returns the dependencies of the product's commands on a test's database. They enqueue no jobs. */
export const commandDeps = ({ database, owner }: ConnectedDatabase, key: Buffer) => {
  const test = testLog(database, key);
  const { now } = test;
  const jobs = { enqueue: async () => undefined, close: async () => undefined };
  const quotas = createQuotas({ database, pepper: key });
  return {
    accounts: createAccounts({ pepper: key, now }),
    database,
    jobs,
    owner,
    sharing: createSharing({ pepper: key, quotas, jobs }),
    ...test,
  };
};

export type CommandDeps = ReturnType<typeof commandDeps>;

/** Returns the value. Throws if the command was refused. */
export const done = <Value>(outcome: Outcome<Value, Refusal<string>>): Value => {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`);
  return outcome.value;
};
