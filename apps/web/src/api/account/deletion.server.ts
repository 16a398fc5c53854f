import { askDeletion, DAYS_TO_UNDO, deletionAskedAt, undoDeletion } from '@palmares/db/accounts';
import { accepted } from '@palmares/domain/kernel';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import type { Services } from '../transport/services.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns when the athlete requested the deletion, and until when they can undo it; null if they did not request it.
 */
export const deletionOf = async ({ database }: Services, athleteId: string) => {
  const askedAt = await deletionAskedAt(database.kysely, athleteId);
  return askedAt && { askedAt, until: new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY) };
};

/** Records the request. The account stays as it is until support deletes it, after the days to undo are over. */
export const askForDeletion = async ({ database, jobs, now }: Services, athleteId: string) => {
  const isNew = await database.kysely.transaction().execute(async (tx) => {
    const asked = await askDeletion(tx, athleteId, now());
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
