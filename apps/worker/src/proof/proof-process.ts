import { constants, setPriority } from 'node:os';
import { connect, loggableError } from '@palmares/db';
import { tryWithAdvisoryLock } from '@palmares/event-store';
import { proveLog } from '@palmares/event-store/integrity';
import { signingKey } from '@palmares/event-store/roots';
import type { ProofAnswer, ProofOrder } from './proof.ts';

/** One for the lock, one for queries. */
const CONNECTIONS = 2;

const prove = async ({ databaseUrl: url, seed, ...roots }: ProofOrder): Promise<ProofAnswer> => {
  const database = connect({ url, applicationName: 'palmares-worker proof', max: CONNECTIONS });
  try {
    const key = signingKey(Buffer.from(seed, 'base64'));
    const log = await tryWithAdvisoryLock(database, 'prove the log', () => proveLog(database, { key, ...roots }));
    return log === 'taken' ? { is: 'taken' } : { is: 'proven', log };
  } catch (error) {
    return { is: 'failed', failure: loggableError(error) };
  } finally {
    await database.close();
  }
};

// The projector on this machine has priority.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', async (order: ProofOrder) => {
  process.send?.(await prove(order), () => process.disconnect());
});
process.once('disconnect', () => process.exit());
