import type { Queryable } from '@palmares/db';
import { completeOn, erasureOf, maintainBy } from '@palmares/db/erasure';
import { athleteStatus } from '@palmares/db/history';
import { type AthleteCard, athleteByEmail, athleteById, athleteByLink, athletesByName } from '@palmares/db/read-models';
import { z } from 'zod';
import { now } from '../clock.ts';
import { findConfig } from '../config.ts';
import { day, minute } from '../dates.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';

const LIMIT = 20;

interface Erased {
  readonly athleteId: string;
  readonly erasedAt: Date;
  /** Events that remain, unreadable. */
  readonly events: number;
  /** Null while steps are left. */
  readonly completeOn: Date | null;
  /** The deadline for `palmares maintain`; null once it has run, and while earlier steps are left. */
  readonly maintainBy: Date | null;
}

interface Found {
  readonly athletes: readonly AthleteCard[];
  /** True if more athletes match than are shown. */
  readonly more: boolean;
  readonly erased: Erased | null;
}

const only = (athlete: AthleteCard | undefined): Found => ({
  athletes: athlete ? [athlete] : [],
  more: false,
  erased: null,
});

const erasedOf = async (db: Queryable, athleteId: string): Promise<Erased | null> => {
  const found = await athleteStatus(db, athleteId);
  if (found.status !== 'erased') return null;
  const erasure = await erasureOf(db, athleteId);
  return {
    athleteId,
    erasedAt: found.erasedAt,
    events: Object.values(found.events).reduce((sum, events) => sum + events, 0),
    completeOn: erasure ? completeOn(erasure) : null,
    maintainBy: erasure ? maintainBy(erasure) : null,
  };
};

/** Finds an athlete by their own id or by a link's, because a report of a shared portfolio names only its link. */
const byId = async (db: Queryable, id: string, at: Date): Promise<Found> => {
  const athlete = (await athleteById(db, id, at)) ?? (await athleteByLink(db, id, at));
  return athlete ? only(athlete) : { ...only(undefined), erased: await erasedOf(db, id) };
};

const lookFor = async (db: Queryable, who: string, at: Date): Promise<Found> => {
  if (z.uuid().safeParse(who).success) return byId(db, who.toLowerCase(), at);
  if (who.includes('@')) return only(await athleteByEmail(db, who, at));
  return { ...(await athletesByName(db, who, { at, limit: LIMIT })), erased: null };
};

const inWords = ({ athletes, more, erased }: Found): string => {
  if (erased)
    return [
      `Athlete ${erased.athleteId} was erased on ${erased.erasedAt.toISOString()}.`,
      `Events that remain, unreadable: ${erased.events}`,
      ...(erased.maintainBy
        ? [`Text left in the free space of the data files: run palmares maintain by ${day(erased.maintainBy)}`]
        : []),
      erased.completeOn
        ? `Complete on ${day(erased.completeOn)}, when the last backup and archived WAL from before have expired.`
        : `Not complete: run palmares account erase ${erased.athleteId} again.`,
    ].join('\n');
  const rows = athletes.map(({ athleteId, name, email, signedUpAt, plan, links, lastEditAt }) => [
    athleteId,
    name,
    email,
    minute(signedUpAt),
    plan,
    `${links.open} of ${links.all}`,
    minute(lastEditAt),
  ]);
  const shown = table(['id', 'name', 'email', 'signed up', 'plan', 'open links', 'last edit'], rows);
  return more ? `${shown}\nOnly the first ${LIMIT} are listed: pass more of the name.` : shown;
};

export const find = (who: string, output: OutputOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares account find', max: 1 }, async ({ database }) => {
    if (who.trim() === '') throw new Problem('pass an email, a name or an id', exitCodes.usage);
    const found = await lookFor(database.kysely, who.trim(), now());
    if (found.athletes.length === 0 && !found.erased)
      throw new Problem(`no athlete matches ${who}; an erased athlete can only be found by id`);
    print(output, found, inWords);
    return exitCodes.ok;
  });
