import type { Language } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { plansOf } from '../read-models/plan/query.ts';

/** Months without use after which the athlete of an account without a plan is notified. */
export const MONTHS_UNTIL_NOTICE = 24;
/** Days after the notice until support is asked to erase the account. */
export const DAYS_UNTIL_REQUEST = 30;
/** Days after which a notice that was not sent is tried again. */
const DAYS_UNTIL_NEXT_TRY = 7;

/** Maximum notices, and maximum requests for erasure, in one run; the rest waits for the next day. */
const MAX_PER_RUN = 500;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const today = sql<string>`(now() at time zone 'UTC')::date`;

/** Writes at most once a day, so that sessions rarely touch the account's row. */
export const noteUse = async (db: Queryable, athleteId: string): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ last_used_on: today })
    .where('id', '=', athleteId)
    .where('last_used_on', '<', today)
    .execute();
};

/** Leaves out athletes who have a plan at that time. */
const withoutPlan = async (db: Queryable, athleteIds: readonly string[], at: Date): Promise<readonly string[]> => {
  const plans = await plansOf(db, athleteIds);
  return athleteIds.filter((athleteId) => {
    const plan = plans.get(athleteId);
    return !plan || planAt(plan, at) === 'free';
  });
};

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Candidate {
  readonly athleteId: string;
  readonly lastUsedOn: string;
}

/** Ordered by the last use, then by id. */
const inactiveAfter = async (
  db: Queryable,
  { day, after }: { readonly day: string; readonly after: Candidate | undefined },
): Promise<readonly Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select a.id as "athleteId", a.last_used_on as "lastUsedOn"
    from accounts a left join inactive_accounts i on i.athlete_id = a.id
    where a.last_used_on < ${day}::date - make_interval(months => ${MONTHS_UNTIL_NOTICE})
      and (a.last_used_on, a.id) > (${after?.lastUsedOn ?? '-infinity'}::date, ${after?.athleteId ?? FIRST}::uuid)
      and (i.athlete_id is null or i.noticed_on is null and i.found_on <= ${day}::date - ${DAYS_UNTIL_NEXT_TRY}::integer)
      -- Nobody could be told there.
      and a.email_released_at is null
      and not exists (select from deletion_requests d where d.athlete_id = a.id)
      and not exists (select from demo_athletes d where d.athlete_id = a.id)
    order by a.last_used_on, a.id limit ${MAX_PER_RUN}`.execute(db);
  return rows;
};

/** Returns up to 500 athletes to notify that their account will be deleted, the longest unused first. */
export const athletesToTell = async (db: Queryable, at: Date): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: Candidate | undefined;
  do {
    const page = await inactiveAfter(db, { day: dayOf(at), after });
    const ids = page.map(({ athleteId }) => athleteId);
    found.push(...(await withoutPlan(db, ids, at)));
    after = page.length === MAX_PER_RUN ? page.at(-1) : undefined;
  } while (after && found.length < MAX_PER_RUN);
  return found.slice(0, MAX_PER_RUN);
};

/** Call it in the transaction that enqueues the mail. */
export const noteFound = async (tx: Tx, athleteId: string, at: Date): Promise<void> => {
  await tx
    .insertInto('inactive_accounts')
    .values({ athlete_id: athleteId, found_on: dayOf(at) })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ found_on: dayOf(at) }))
    .execute();
};

/**
 * True if the last use is still the one for which the account was found inactive. It is not compared with the day itself:
 * the last use is noted by the database's clock, and the day by the worker's, which may be ahead.
 */
const isStillInactive = sql<boolean>`a.last_used_on < i.found_on - make_interval(months => ${MONTHS_UNTIL_NOTICE})`;

/** Athletes who have not used their account since it was found inactive. */
const stillInactive = (db: Queryable) =>
  db.selectFrom('inactive_accounts as i').innerJoin('accounts as a', 'a.id', 'i.athlete_id').where(isStillInactive);

export interface InactiveNotice {
  readonly email: string;
  /** Null until the address is verified: anybody may have signed up with it. */
  readonly firstName: string | null;
  readonly language: Language;
}

/** Returns undefined if the athlete was already notified, has used the account since, or is gone. */
export const inactiveNotice = async (db: Queryable, athleteId: string): Promise<InactiveNotice | undefined> => {
  const row = await stillInactive(db)
    .select(['a.email', 'a.first_name', 'a.language', 'a.email_verified_at'])
    .where('i.athlete_id', '=', athleteId)
    .where('i.noticed_on', 'is', null)
    .where('a.email_released_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      firstName: row.email_verified_at === null ? null : row.first_name,
      language: row.language,
    }
  );
};

export const noteNotice = async (db: Queryable, athleteId: string, at: Date): Promise<void> => {
  await db
    .updateTable('inactive_accounts')
    .set({ noticed_on: dayOf(at) })
    .where('athlete_id', '=', athleteId)
    .execute();
};

/** Forgets the notices to athletes who have used their account since or have a plan now. Returns how many. */
export const withdrawInactive = async (db: Queryable, at: Date): Promise<number> => {
  const { rows } = await sql<{ athleteId: string; used: boolean }>`
    select i.athlete_id as "athleteId", not (${isStillInactive}) as used
    from inactive_accounts i join accounts a on a.id = i.athlete_id`.execute(db);
  const ids = rows.map(({ athleteId }) => athleteId);
  const free = new Set(await withoutPlan(db, ids, at));
  const withdrawn = rows.filter(({ athleteId, used }) => used || !free.has(athleteId));
  if (withdrawn.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('inactive_accounts')
    .where('athlete_id', '=', sql<string>`any(${withdrawn.map(({ athleteId }) => athleteId)}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/**
 * Asks support to erase the accounts whose athletes were notified 30 days ago; call {@link withdrawInactive} first.
 * Returns how many.
 */
export const requestErasures = async (db: Queryable, at: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update inactive_accounts set requested_on = ${dayOf(at)}::date where athlete_id in (
      select i.athlete_id from inactive_accounts i join accounts a on a.id = i.athlete_id
      where i.noticed_on <= ${dayOf(at)}::date - ${DAYS_UNTIL_REQUEST}::integer and i.requested_on is null
        and ${isStillInactive}
      order by i.noticed_on, i.athlete_id limit ${MAX_PER_RUN}
    )`.execute(db);
  return Number(numAffectedRows);
};

export interface InactiveRequest {
  readonly athleteId: string;
  /** `YYYY-MM-DD` */
  readonly noticedOn: string;
  readonly requestedOn: string;
}

/** Returns the accounts that support is asked to erase, oldest request first. Excludes those used since the notice. */
export const inactiveRequests = async (db: Queryable): Promise<readonly InactiveRequest[]> => {
  const rows = await stillInactive(db)
    .select(['i.athlete_id as athleteId', 'i.noticed_on as noticedOn', 'i.requested_on as requestedOn'])
    .where('i.requested_on', 'is not', null)
    .orderBy('i.requested_on')
    .orderBy('i.athlete_id')
    .$narrowType<{ noticedOn: string; requestedOn: string }>()
    .execute();
  return rows;
};
