import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@palmares/event-store';
import type { Tx } from '../database.ts';
import type { Opening } from './count-opening.ts';

const HASH_BYTES = 32;

/** Inserts openings of fictional links, each by another visitor, in one statement. */
export const addOpenings = async (tx: Tx, openings: readonly Omit<Opening, 'anonToken'>[]): Promise<void> => {
  if (openings.length === 0) return;
  await tx
    .insertInto('link_openings')
    .values(
      openings.map(({ link: { linkId, athleteId, versions, parts }, at }) => ({
        id: uuidv7(),
        link_id: linkId,
        athlete_id: athleteId,
        at,
        portfolio_version: versions.portfolio,
        identity_version: versions.identity,
        parts: parts && JSON.stringify(parts),
        visitor_hash: randomBytes(HASH_BYTES),
      })),
    )
    .execute();
};
