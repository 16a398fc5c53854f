import { randomUUID } from 'node:crypto';
import { answerQuestion, startAttempt } from '@palmares/application';
import { createEventLog } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { ATTEMPT_MINUTES } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import type { ProductUnderTest } from '../fixtures/product.ts';
import { withDatabase } from './signed-in.ts';

/**
 * Starts the test so long ago that only this many seconds are left, with all mask questions but one answered. The use
 * cases take the time from their caller, so nobody waits 25 minutes.
 */
export const attemptNearItsEnd = (product: ProductUnderTest, athleteId: string, seconds: number): Promise<void> =>
  withDatabase(product, async ({ database, keyring }) => {
    const jobs = await createJobs(database);
    const deps = { log: createEventLog(database, keyring), jobs };
    const actor = { kind: 'athlete', athleteId, device: 'e2e' } as const;
    const at = new Date(Date.now() - (ATTEMPT_MINUTES * 60 - seconds) * 1000);
    const attemptId = randomUUID();
    const next = () => ({ commandId: randomUUID(), attemptId, at });
    try {
      await startAttempt(deps, actor, next());
      for (const { id, choices } of bank.masks.slice(0, -1)) {
        const answer = { part: 'masks', item: id, ranking: choices.map((choice) => choice.id) } as const;
        await answerQuestion(deps, actor, { ...next(), answer });
      }
    } finally {
      await jobs.close();
    }
  });
