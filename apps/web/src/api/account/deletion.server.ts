import { askDeletion, DAYS_TO_UNDO, deletionAskedAt, undoDeletion } from '@palmares/db/accounts';
import { accepted } from '@palmares/domain/kernel';
import type { Services } from '../transport/services.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When the athlete asked for the deletion, and until when that can be taken back; null if it was not asked for. */
export const deletionOf = async ({ database }: Services, athleteId: string) => {
  const askedAt = await deletionAskedAt(database.kysely, athleteId);
  return askedAt && { askedAt, until: new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY) };
};

/** The account stays as it is: support deletes it, and not before the days to undo are over. */
export const askForDeletion = ({ database, jobs }: Services, athleteId: string) =>
  database.kysely.transaction().execute(async (tx) => {
    const isNew = await askDeletion(tx, athleteId);
    if (isNew) await jobs.enqueue(tx, 'send-deletion-notice', { athleteId, kind: 'asked' });
    return accepted(null);
  });

export const keepAccount = ({ database, jobs }: Services, athleteId: string) =>
  database.kysely.transaction().execute(async (tx) => {
    const wasAsked = await undoDeletion(tx, athleteId);
    if (wasAsked) await jobs.enqueue(tx, 'send-deletion-notice', { athleteId, kind: 'undone' });
    return accepted(null);
  });
