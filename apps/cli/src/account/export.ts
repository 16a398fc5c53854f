import { randomUUID } from 'node:crypto';
import { requestExport } from '@palmares/application';
import type { Database } from '@palmares/db';
import { type OwnExport, readyExport } from '@palmares/db/data-exports';
import { createJobs } from '@palmares/db/jobs';
import { fileKey, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { filesConfig, findConfig } from '../config.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { writeNew } from '../new-file.ts';
import { operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

interface ExportOptions extends RequiredReason {
  readonly out?: string;
}

const connection = { applicationName: 'palmares account export', max: 2 };

interface Asked extends OwnExport {
  /** True if a download was being made already. */
  readonly wasRunning: boolean;
  readonly dryRun: boolean;
}

const askedInWords = ({ athleteId, exportId, wasRunning, dryRun }: Asked): string => {
  if (wasRunning) return `The download ${exportId} of athlete ${athleteId} is already being prepared.`;
  return dryRun
    ? `Would start a download of the data of athlete ${athleteId}.`
    : [
        `Started the download ${exportId} of athlete ${athleteId}.`,
        'The worker prepares it and emails the athlete. It stays on the account page for seven days.',
      ].join('\n');
};

const start = (athlete: string, options: RequiredReason): Promise<void> =>
  changeDatabase({ settings: findConfig, ...connection }, options, async ({ database, record }) => {
    const { dryRun = false } = options;
    const { athleteId } = await findPresentAthlete(database.kysely, athlete);
    const actor = { ...operatorActor(options), athleteId };
    const exportId = randomUUID();
    const jobs = await createJobs(database);
    const requested = await record(
      { command: 'account export', athleteId, arguments: { export: exportId } },
      () => requestExport({ database, jobs }, actor, { exportId, dryRun }),
      ({ ok }) => (ok ? 'done' : 'failed'),
    ).finally(() => jobs.close());
    if (!requested.ok)
      throw new Problem(
        `the athlete has had ${requested.refusal.params?.number} downloads within 24 hours: use the last one, or wait`,
      );
    const begun = requested.value.exportId;
    print(options, { athleteId, exportId: begun, wasRunning: begun !== exportId, dryRun }, askedInWords);
    return exitCodes.ok;
  });

async function* counted(bytes: AsyncIterable<Buffer>, onBytes: (done: number) => void): AsyncIterable<Buffer> {
  let done = 0;
  for await (const chunk of bytes) {
    done += chunk.length;
    onBytes(done);
    yield chunk;
  }
}

const readyOf = async ({ kysely }: Database, athleteId: string) => {
  const ready = await readyExport(kysely, athleteId);
  if (!ready)
    throw new Problem('no download is ready: run this without --out, and wait until the worker has prepared it');
  return ready;
};

interface Written extends OwnExport {
  readonly file: string;
  readonly bytes: number;
  readonly dryRun: boolean;
}

const writtenInWords = ({ athleteId, file, bytes, dryRun }: Written): string =>
  dryRun
    ? `Would write the data of athlete ${athleteId}, ${bytes} bytes, to ${file}.`
    : `Wrote the data of athlete ${athleteId}, ${bytes} bytes, to ${file}. Delete it once it is handed over.`;

const writeTo = (file: string, athlete: string, options: RequiredReason): Promise<void> =>
  changeDatabase({ settings: filesConfig, ...connection }, options, async ({ config, database, record }) => {
    const { dryRun = false } = options;
    const { athleteId } = await findPresentAthlete(database.kysely, athlete);
    const { exportId, bytes } = await readyOf(database, athleteId);
    const store = await openFileStore(fileStoreConfig(config));
    if (!dryRun)
      await record({ command: 'account export', athleteId, arguments: { export: exportId, out: true } }, () =>
        withProgress('write', 'bytes', async (onProgress) => {
          const archive = await store.read(fileKey({ athleteId, fileId: exportId, size: 'export' }));
          await writeNew(
            file,
            counted(archive, (done) => onProgress(done, bytes)),
          ).finally(() => archive.destroy());
        }),
      );
    print(options, { athleteId, exportId, file, bytes, dryRun }, writtenInWords);
    return exitCodes.ok;
  });

export const exportData = (athlete: string, { out, ...options }: ExportOptions): Promise<void> =>
  out === undefined ? start(athlete, options) : writeTo(out, athlete, options);
