import type { Queryable } from '@palmares/db';
import { erasedWords, unfinishedErasures } from '@palmares/db/health';
import { count, duration, type Finding, fail, ok } from './finding.ts';

/** Longer than an erasure that waits for every key cache and for Stripe. */
const STUCK_SECONDS = 600;

export const checkErasures = async (db: Queryable, stuck: number = STUCK_SECONDS): Promise<Finding> => {
  const { count: unfinished, seconds, athleteIds } = await unfinishedErasures(db);
  if (unfinished === 0) return ok('erasures', 'none is unfinished');
  const found = `${count(unfinished, 'erasure')} unfinished, the oldest for ${duration(seconds)}`;
  if (seconds < stuck) return ok('erasures', found);
  const others = unfinished > athleteIds.length ? ' and others' : '';
  return fail(
    'erasures',
    `${found}: ${athleteIds.join(', ')}${others}`,
    'Run palmares account erase <id> --reason <text> for each: it resumes where it stopped, and names what blocks it.',
  );
};

/** Erased athletes and forgotten contacts are gone from the tables, but their text may remain in the files' free space. */
export const checkFreeSpace = async (db: Queryable): Promise<Finding> => {
  const { athletes, contacts, overdueSeconds } = await erasedWords(db);
  const erased = [
    ...(athletes === 0 ? [] : [count(athletes, 'erased athlete')]),
    ...(contacts === 0 ? [] : [count(contacts, 'forgotten contact')]),
  ];
  if (erased.length === 0) return ok('free space', 'holds nothing that was erased');
  const found = `may hold text of ${erased.join(' and ')}`;
  if (overdueSeconds < 0) return ok('free space', `${found}; palmares maintain is due in ${duration(-overdueSeconds)}`);
  return fail(
    'free space',
    `${found}, overdue for ${duration(overdueSeconds)}`,
    'As the owner: run palmares maintain.',
  );
};
