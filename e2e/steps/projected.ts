import type { Database } from '@palmares/db';
import { streamOf } from '@palmares/domain/kernel';
import { expect } from '@playwright/test';
import { sql } from 'kysely';

/** Waits until every subscriber has handled the last event of the athlete's stream, so that pages show it. */
export const untilProjected = async (
  { kysely }: Database,
  kind: Parameters<typeof streamOf>[0],
  athleteId: string,
): Promise<void> => {
  const behind = sql<{ subscriber: string }>`
    select c.subscriber from checkpoints c join (
      select shard, incarnation, transaction_id, position from events
      where stream = ${streamOf(kind, athleteId)} order by version desc limit 1
    ) newest using (shard)
    where (c.incarnation, c.transaction_id, c.position) < (newest.incarnation, newest.transaction_id, newest.position)
  `;
  await expect.poll(async () => (await behind.execute(kysely)).rows).toEqual([]);
};
