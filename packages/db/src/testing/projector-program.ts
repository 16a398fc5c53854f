import { createKeyring } from '@palmares/event-store/event-log';
import { connect } from '../database.ts';
import { createProjector } from '../event-store/index.ts';
import { createJobs } from '../jobs/enqueue.ts';
import { subscribers } from '../subscribers.ts';
import { PAUSE, type ProjectorMessage } from './projector-process.ts';
import { witness } from './witness.ts';

// A worker's projector alone, as a program that a test may stop, continue and kill.

const [url = '', masterKey = ''] = process.argv.slice(2);
const report = (message: ProjectorMessage): void => {
  if (process.connected) process.send?.(message);
};
const untilResumed = (): Promise<void> => new Promise((resolve) => process.once('message', () => resolve()));

const isPause = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'motto' in data && data.motto === PAUSE;

const database = connect({ url, applicationName: 'palmares-worker', max: 8 });
const jobs = await createJobs(database);
const watching = witness(
  () => projector.owner,
  async (_tx, recorded) => {
    if (!recorded.some(({ event }) => isPause(event.data))) return;
    const resumed = untilResumed();
    report({ is: 'paused' });
    await resumed;
  },
);
const projector = createProjector({
  database,
  keyring: createKeyring({ masterKey: Buffer.from(masterKey, 'base64') }),
  subscribers: [...subscribers(jobs), watching],
  onError: (error) => report({ is: 'failed', words: error instanceof Error ? error.message : String(error) }),
});

process.once('SIGTERM', async () => {
  const stopped = projector.stop();
  report({ is: 'stopping' });
  await stopped;
  await jobs.close();
  await database.close();
  process.exit(0);
});
// Its parent is gone.
process.once('disconnect', () => process.exit(1));

projector.start();
report({ is: 'started', owner: projector.owner });
