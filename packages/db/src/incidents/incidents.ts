import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** An incident as the register describes it. Days are `YYYY-MM-DD`. No athlete is named, not even by an id. */
export interface IncidentFacts {
  /** Null if it cannot be described; `informationUnknown` then says why. */
  readonly information: string | null;
  /** Why the information cannot be described. */
  readonly informationUnknown: string | null;
  readonly circumstances: string;
  readonly happenedFrom: string;
  readonly happenedUntil: string;
  /** The days are an estimate. */
  readonly happenedAbout: boolean;
  /** The register keeps the incident for five years from this day. */
  readonly awareOn: string;
  readonly persons: number;
  readonly personsInQuebec: number;
  /** The numbers are an estimate. */
  readonly personsAbout: boolean;
  readonly sensitivity: string | null;
  readonly misuse: string | null;
  readonly consequences: string | null;
  readonly likelihood: string | null;
  /** Null until it is assessed. */
  readonly seriousRisk: boolean | null;
  readonly commissionNotifiedOn: string | null;
  readonly personsNotifiedOn: string | null;
  readonly publicNoticeOn: string | null;
  readonly publicNoticeReason: string | null;
  readonly measures: string | null;
}

export interface Incident extends IncidentFacts {
  readonly number: number;
  readonly registeredAt: Date;
  readonly changedAt: Date;
  readonly closedOn: string | null;
}

const selection = (db: Queryable) =>
  db
    .selectFrom('incidents')
    .select(['number', 'information', 'information_unknown as informationUnknown', 'circumstances'])
    .select(['happened_from as happenedFrom', 'happened_until as happenedUntil', 'happened_about as happenedAbout'])
    .select(['aware_on as awareOn', 'persons', 'persons_in_quebec as personsInQuebec', 'persons_about as personsAbout'])
    .select(['sensitivity', 'misuse', 'consequences', 'likelihood', 'serious_risk as seriousRisk', 'measures'])
    .select(['commission_notified_on as commissionNotifiedOn', 'persons_notified_on as personsNotifiedOn'])
    .select(['public_notice_on as publicNoticeOn', 'public_notice_reason as publicNoticeReason'])
    .select(['registered_at as registeredAt', 'changed_at as changedAt', 'closed_on as closedOn']);

/** The newest first. */
export const listIncidents = (db: Queryable): Promise<readonly Incident[]> =>
  selection(db).orderBy('aware_on', 'desc').orderBy('number', 'desc').execute();

/** Locks the row, so that concurrent changes by two operators run one after the other. */
export const incidentToChange = (db: Queryable, number: number): Promise<Incident | undefined> =>
  selection(db).where('number', '=', number).forUpdate().executeTakeFirst();

const rowOf = ({
  information,
  circumstances,
  persons,
  sensitivity,
  misuse,
  consequences,
  likelihood,
  measures,
  ...facts
}: IncidentFacts) => ({
  information,
  circumstances,
  persons,
  sensitivity,
  misuse,
  consequences,
  likelihood,
  measures,
  information_unknown: facts.informationUnknown,
  happened_from: facts.happenedFrom,
  happened_until: facts.happenedUntil,
  happened_about: facts.happenedAbout,
  aware_on: facts.awareOn,
  persons_in_quebec: facts.personsInQuebec,
  persons_about: facts.personsAbout,
  serious_risk: facts.seriousRisk,
  commission_notified_on: facts.commissionNotifiedOn,
  persons_notified_on: facts.personsNotifiedOn,
  public_notice_on: facts.publicNoticeOn,
  public_notice_reason: facts.publicNoticeReason,
});

/** Returns the number of the incident. */
export const addIncident = async (db: Queryable, facts: IncidentFacts): Promise<number> => {
  const { number } = await db
    .insertInto('incidents')
    .values(rowOf(facts))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

export const changeIncident = async (
  db: Queryable,
  number: number,
  { closedOn, ...facts }: IncidentFacts & Pick<Incident, 'closedOn'>,
): Promise<void> => {
  await db
    .updateTable('incidents')
    .set({ ...rowOf(facts), closed_on: closedOn, changed_at: sql<Date>`clock_timestamp()` })
    .where('number', '=', number)
    .execute();
};

/** Deletes incidents that the organization became aware of more than five years ago. Returns how many. */
export const deleteOldIncidents = async (db: Queryable): Promise<number> => {
  const { rows } = await sql<{ deleted: number }>`select delete_old_incidents()::integer as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
};
