import { createKeyring } from '@palmares/event-store/event-log';
import { connect } from '../database.ts';
import { createProjector } from '../event-store/index.ts';
import { createJobs } from '../jobs/enqueue.ts';
import { subscribers } from '../subscribers.ts';
import { PAUSE, type ProjectorSays } from './projector-process.ts';
import { witness } from './witness.ts';

/** A worker's projector alone, as a process that a test may stop, continue and kill. */
const [url = '', masterKey = ''] = process.argv.slice(2);
const say = (message: ProjectorSays): void => {
  if (process.connected) process.send?.(message);
};
const toldToGoOn = (): Promise<void> => new Promise((resolve) => process.once('message', () => resolve()));

const saysPause = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'motto' in data && data.motto === PAUSE;

const database = connect({ url, applicationName: 'palmares-worker', max: 8 });
const jobs = await createJobs(database);
const watching = witness(
  () => projector.owner,
  async (_tx, recorded) => {
    if (!recorded.some(({ event }) => saysPause(event.data))) return;
    const goOn = toldToGoOn();
    say({ is: 'paused' });
    await goOn;
  },
);
const projector = createProjector({
  database,
  keyring: createKeyring({ masterKey: Buffer.from(masterKey, 'base64') }),
  subscribers: [...subscribers(jobs), watching],
  onError: (error) => say({ is: 'failed', words: error instanceof Error ? error.message : String(error) }),
});

process.once('SIGTERM', async () => {
  const stopped = projector.stop();
  say({ is: 'stopping' });
  await stopped;
  await jobs.close();
  await database.close();
  process.exit(0);
});
// Its parent is gone.
process.once('disconnect', () => process.exit(1));

projector.start();
say({ is: 'started', owner: projector.owner });
