import { exportOf, markExportFailed, markExportReady, markMaking, type OwnExport } from '@palmares/db/data-exports';
import { type Jobs, queues } from '@palmares/db/jobs';
import { EXPORT_BYTES } from '@palmares/domain/data-export';
import { withAdvisoryLock } from '@palmares/event-store';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { fileKey, filePrefix } from '@palmares/files';
import { type ExportSources, exportEntries } from '../data-export/entries.ts';
import { type ZipEntry, zipOf } from '../data-export/zip.ts';
import { job, type Run } from './job.ts';

interface Deps extends ExportSources {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: () => Date;
}

const name = 'make-export';

/** Another run decided the download, or its athlete was erased. */
class ExportGone extends Error {
  override readonly name = 'ExportGone';
}

const isGone = (error: unknown): boolean => error instanceof ExportGone || error instanceof KeyDestroyed;

const fileOf = ({ athleteId, exportId }: OwnExport) => ({ athleteId, fileId: exportId });

/** Each entry notes how far the archive is when its turn comes. */
const withProgress = ({ database }: Deps, own: OwnExport, entries: readonly ZipEntry[]): readonly ZipEntry[] =>
  entries.map((entry, index) => ({
    ...entry,
    open: async () => {
      const percent = Math.floor((100 * index) / (entries.length + 1));
      if (!(await markMaking(database.kysely, own, percent))) throw new ExportGone();
      return entry.open();
    },
  }));

/** The file appears whole or not at all, and is served once the row says that it is ready. */
const make = async (deps: Deps, own: OwnExport): Promise<void> => {
  const { database, jobs, store, now } = deps;
  const at = now();
  const entries = await exportEntries(deps, own.athleteId, at);
  if (!entries) throw new ExportGone();
  const key = fileKey({ ...fileOf(own), size: 'export' });
  const archive = zipOf(withProgress(deps, own, entries), at);
  const bytes = await store
    .write(key, archive, { type: 'application/zip', atMost: EXPORT_BYTES })
    .finally(() => archive.destroy());
  await database.kysely.transaction().execute(async (tx) => {
    const replaced = await markExportReady(tx, own, bytes);
    if (!replaced) throw new ExportGone();
    await jobs.enqueue(tx, 'send-export-notice', own, { key: own.exportId });
    for (const earlier of replaced) await jobs.enqueue(tx, 'remove-file', fileOf(earlier));
  });
};

/** Gives up after the last try, so that the athlete can ask again instead of waiting for nothing. */
const makeOrGiveUp = async (deps: Deps, own: OwnExport, { lastTry, log }: Run): Promise<void> => {
  try {
    await make(deps, own);
  } catch (error) {
    if (isGone(error)) return;
    if (!lastTry) throw error;
    log.error({ ...own, err: error }, 'a data download could not be made');
    await markExportFailed(deps.database.kysely, own);
  }
};

/** Makes the archive of an athlete's data. A run that died is repeated from the start. */
export const makeExport = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: (own, run) =>
      withAdvisoryLock(deps.database, `export ${own.exportId}`, async () => {
        const before = await exportOf(deps.database.kysely, own);
        if (before?.state === 'asked' || before?.state === 'making') await makeOrGiveUp(deps, own, run);
        const after = await exportOf(deps.database.kysely, own);
        // The athlete was erased meanwhile.
        if (!after) await deps.store.removeAll(filePrefix(fileOf(own)));
        run.log.info({ ...own, state: after?.state ?? 'gone' }, 'data download made');
      }),
  });
