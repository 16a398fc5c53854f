import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Outcome } from './operator-log.ts';

/** The commands by which support looks at a portfolio as others see it. */
const lookCommands = ['history at', 'history openings'] as const;
export type LookCommand = (typeof lookCommands)[number];

const MAX_LOOKS = 10;
/** Maximum operations of all kinds that are read; an athlete has few. */
const MAX_OPERATIONS = 500;

interface Operation {
  readonly id: string;
  readonly command: string;
  readonly at: Date;
  readonly outcome: Outcome | null;
  /** Reason of a look; null for every other command. */
  readonly reason: string | null;
}

const isLook = (operation: Operation): operation is Operation & { command: LookCommand; reason: string } =>
  lookCommands.some((command) => command === operation.command) && operation.reason !== null;

const operationsAbout = async (db: Queryable, athleteId: string): Promise<readonly Operation[]> => {
  const { rows } = await sql<Operation>`
    select id, command, begun_at as at, outcome, reason from operations_about(${athleteId}::uuid, ${MAX_OPERATIONS})
  `.execute(db);
  return rows;
};

export interface SupportLook {
  readonly id: string;
  readonly at: Date;
  readonly command: LookCommand;
  readonly reason: string;
}

/**
 * Returns when and why support looked at the athlete's portfolio, newest first. Excludes looks that failed, which
 * showed nothing.
 */
export const supportLooks = async (db: Queryable, athleteId: string): Promise<readonly SupportLook[]> =>
  (await operationsAbout(db, athleteId))
    .filter(({ outcome }) => outcome !== 'failed')
    .filter(isLook)
    .slice(0, MAX_LOOKS)
    .map(({ id, at, command, reason }) => ({ id, at, command, reason }));
