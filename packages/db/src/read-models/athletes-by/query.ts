import { streamOf } from '@palmares/domain/kernel';
import { type Plan, planAt } from '@palmares/domain/plan';
import { shardOf } from '@palmares/event-store';
import { sql } from 'kysely';
import { containsWords } from '../../contains-words.ts';
import type { Queryable } from '../../database.ts';
import { planOf } from '../plan/query.ts';

/** Enough for support to identify the person, and no more. */
export interface AthleteCard {
  readonly athleteId: string;
  readonly name: string;
  readonly email: string;
  readonly signedUpAt: Date;
  readonly plan: Plan;
  readonly links: { readonly open: number; readonly all: number };
  /** The portfolio's last edit. */
  readonly lastEditAt: Date | null;
}

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly created_at: Date;
}

const lastEditAt = async (db: Queryable, athleteId: string): Promise<Date | null> => {
  const head = await db
    .selectFrom('streams')
    .select('recorded_at')
    .where('shard', '=', shardOf(athleteId))
    .where('stream', '=', streamOf('portfolio', athleteId))
    .where('version', '>', 0)
    .executeTakeFirst();
  return head?.recorded_at ?? null;
};

const cardOf = async (db: Queryable, { id, ...row }: Row, at: Date): Promise<AthleteCard> => {
  const open = sql<number>`count(*) filter (
    where revoked_at is null and replaced_by is null and off_at is null and coalesce(expires_at > ${at}, true)
  )`;
  const links = await db
    .selectFrom('publish_links')
    .select((eb) => [open.as('open'), eb.fn.countAll<number>().as('all')])
    .where('athlete_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    athleteId: id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    signedUpAt: row.created_at,
    plan: planAt((await planOf(db, id)).state, at),
    links,
    lastEditAt: await lastEditAt(db, id),
  };
};

const cards = async (db: Queryable, rows: readonly Row[], at: Date): Promise<readonly AthleteCard[]> => {
  const found = [];
  for (const row of rows) found.push(await cardOf(db, row, at));
  return found;
};

const selectRows = (db: Queryable) =>
  db.selectFrom('accounts').select(['id', 'first_name', 'last_name', 'email', 'created_at']);

export const athleteById = async (db: Queryable, athleteId: string, at: Date): Promise<AthleteCard | undefined> =>
  (await cards(db, await selectRows(db).where('id', '=', athleteId).execute(), at))[0];

/** The athlete whose link has this id, open or not. */
export const athleteByLink = async (db: Queryable, linkId: string, at: Date): Promise<AthleteCard | undefined> => {
  const owner = db.selectFrom('publish_links').select('athlete_id').where('publish_links.id', '=', linkId);
  return (await cards(db, await selectRows(db).where('id', 'in', owner).execute(), at))[0];
};

/** Matches the whole address, in any case. */
export const athleteByEmail = async (db: Queryable, email: string, at: Date): Promise<AthleteCard | undefined> => {
  const rows = await selectRows(db).where(sql`lower(email)`, '=', sql`lower(${email.trim()})`).execute();
  return (await cards(db, rows, at))[0];
};

/** Finds at most `limit` athletes whose name contains every word of `name`, ignoring accents and case. */
export const athletesByName = async (
  db: Queryable,
  name: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<{ readonly athletes: readonly AthleteCard[]; readonly more: boolean }> => {
  const rows = await selectRows(db)
    .where(containsWords(sql<string>`first_name || ' ' || last_name`, name))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return { athletes: await cards(db, rows.slice(0, limit), at), more: rows.length > limit };
};
