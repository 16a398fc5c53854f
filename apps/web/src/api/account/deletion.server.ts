import { askDeletion, DAYS_TO_UNDO, deletionAskedAt, undoDeletion } from '@palmares/db/accounts';
import { accepted } from '@palmares/domain/kernel';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import type { Services } from '../transport/services.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When the athlete asked for the deletion, and until when that can be taken back; null if it was not asked for. */
export const deletionOf = async ({ database }: Services, athleteId: string) => {
  const askedAt = await deletionAskedAt(database.kysely, athleteId);
  return askedAt && { askedAt, until: new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY) };
};

/** The account stays as it is: support deletes it, and not before the days to undo are over. */
export const askForDeletion = async ({ database, jobs }: Services, athleteId: string) => {
  const isNew = await database.kysely.transaction().execute(async (tx) => {
    const asked = await askDeletion(tx, athleteId);
    if (asked) await jobs.enqueue(tx, 'send-deletion-notice', { athleteId, kind: 'asked' });
    return asked;
  });
  if (isNew) noteSecurityEvent('deletion_requested', { athleteId });
  return accepted(null);
};

export const keepAccount = async ({ database, jobs }: Services, athleteId: string) => {
  const wasAsked = await database.kysely.transaction().execute(async (tx) => {
    const undone = await undoDeletion(tx, athleteId);
    if (undone) await jobs.enqueue(tx, 'send-deletion-notice', { athleteId, kind: 'undone' });
    return undone;
  });
  if (wasAsked) noteSecurityEvent('deletion_undone', { athleteId });
  return accepted(null);
};
