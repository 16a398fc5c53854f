import { buffer } from 'node:stream/consumers';
import type { Database } from '@palmares/db';
import { fileOf, type OwnFile } from '@palmares/db/files';
import { queues } from '@palmares/db/jobs';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { type FileStore, fileKey, filePrefix } from '@palmares/files';
import { type Crops, cropPicture as makeSizes } from '@palmares/files/pictures';
import { withFileLock } from '../files/file-lock.ts';
import { keepBytes } from '../files/keep-bytes.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly store: FileStore;
  /** Returns the newest crops of that picture; undefined if the athlete no longer shows it. */
  chosenCrops(file: OwnFile): Promise<Crops | undefined>;
}

const name = 'crop-picture';

type Ending = 'cropped' | 'not shown' | 'gone';

const crop = async ({ database: { kysely }, store, chosenCrops }: Deps, file: OwnFile): Promise<Ending> => {
  if (!(await fileOf(kysely, file))) return 'gone';
  const chosen = await chosenCrops(file);
  if (!chosen) return 'not shown';
  const master = await buffer(await store.read(fileKey({ ...file, size: 'master' })));
  await keepBytes(store, file, await makeSizes(master, chosen));
  if (await fileOf(kysely, file)) return 'cropped';
  // The athlete was erased meanwhile.
  await store.removeAll(filePrefix(file));
  return 'gone';
};

/** Makes the sizes of a picture again, from the crops that its athlete chose last. */
export const cropPicture = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: (file, { log }) =>
      withFileLock(deps.database, file, async () => {
        const ending = await crop(deps, file).catch((error: unknown) => {
          if (error instanceof KeyDestroyed) return 'gone';
          throw error;
        });
        log.info({ ...file, ending }, 'picture crop handled');
      }),
  });
