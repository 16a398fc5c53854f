import type { PostgresEventLog } from '@palmares/db/event-store';
import type { OwnFile } from '@palmares/db/files';
import type { DemoAccount } from '../demo-account.ts';
import { writeMissingSections } from '../write-missing-sections.ts';
import type { DemoFiles } from './demo-files.ts';
import { type FileSection, unwrittenFileSections } from './file-sections.ts';
import { type UploadDeps, uploadFile } from './upload-file.ts';
import { waitUntilProcessed } from './wait-until-processed.ts';

export interface FileDeps extends UploadDeps {
  readonly log: PostgresEventLog;
  /** Maximum milliseconds to wait for the worker. */
  readonly timeoutMs: number;
}

export interface SeededAthlete {
  readonly athleteId: string;
  readonly demo: DemoAccount;
}

export interface SeededFiles {
  /** First names of the athletes who got a section of files. */
  readonly completed: ReadonlySet<string>;
  /** First names of the athletes whose uploads still wait for the worker. */
  readonly waiting: ReadonlySet<string>;
}

interface Uploaded extends SeededAthlete {
  readonly files: DemoFiles;
  readonly section: FileSection;
  readonly uploads: readonly OwnFile[];
}

const uploadMissing = async (
  deps: FileDeps,
  { athleteId, demo }: SeededAthlete,
  at: Date,
): Promise<readonly Uploaded[]> => {
  const files = demo.files(at);
  const uploaded: Uploaded[] = [];
  for (const section of await unwrittenFileSections(deps.log, athleteId)) {
    const uploads: OwnFile[] = [];
    for (const file of section.filesOf(files)) uploads.push(await uploadFile(deps, athleteId, section.kind, file));
    uploaded.push({ athleteId, demo, files, section, uploads });
  }
  return uploaded;
};

/**
 * Uploads the files of the sections that were never written, waits until the worker has checked them, and then writes
 * these sections. What still waits is completed by the next seed.
 */
export const seedFiles = async (deps: FileDeps, athletes: readonly SeededAthlete[], at: Date): Promise<SeededFiles> => {
  const uploaded: Uploaded[] = [];
  for (const athlete of athletes) uploaded.push(...(await uploadMissing(deps, athlete, at)));
  const checked = await waitUntilProcessed(
    deps.database,
    uploaded.flatMap(({ uploads }) => uploads),
    deps.timeoutMs,
  );
  const completed = new Set<string>();
  const waiting = new Set<string>();
  for (const { athleteId, demo, files, section, uploads } of uploaded) {
    const rows = uploads.flatMap(({ fileId }) => checked.filter(({ id }) => id === fileId));
    if (rows.some(({ state }) => state === 'processing')) {
      waiting.add(demo.firstName);
      continue;
    }
    const complete = { ...demo, sections: { ...demo.sections, ...section.contentOf(files, rows) } };
    await deps.log.transaction((tx, log) => writeMissingSections({ tx, log }, athleteId, complete, at));
    completed.add(demo.firstName);
  }
  return { completed, waiting };
};
