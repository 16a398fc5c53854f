import { type Database, runTransaction } from '@palmares/db';
import { exportOf, exportsOfDay, insertExport, lockExports, runningExport } from '@palmares/db/data-exports';
import type { Jobs } from '@palmares/db/jobs';
import { EXPORTS_A_DAY, type ExportCode } from '@palmares/domain/data-export';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { AthleteActor, OperatorForAthlete } from '../actor.ts';

export interface RequestExportDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Thrown if the id of a download already belongs to another athlete. */
export class ExportIdTaken extends Error {
  override readonly name = 'ExportIdTaken';
}

/**
 * Requests a download of everything that is stored about the athlete. Returns the pending one if there is one, or if
 * the request is a repetition. Throws {@link ExportIdTaken}.
 */
export const requestExport = (
  { database: { kysely }, jobs }: RequestExportDeps,
  { athleteId }: AthleteActor | OperatorForAthlete,
  { exportId, dryRun = false }: { readonly exportId: string; readonly dryRun?: boolean },
): Promise<Outcome<{ exportId: string }, Refusal<ExportCode>>> =>
  runTransaction(kysely, { dryRun }, async (tx) => {
    await lockExports(tx, athleteId);
    const own = { athleteId, exportId };
    const begun = (await exportOf(tx, own)) ?? (await runningExport(tx, athleteId));
    if (begun) return accepted({ exportId: begun.exportId });
    if ((await exportsOfDay(tx, athleteId)) >= EXPORTS_A_DAY)
      return refused('export_too_many', { params: { number: EXPORTS_A_DAY } });
    if (!(await insertExport(tx, own))) throw new ExportIdTaken(`A download ${exportId} exists`);
    await jobs.enqueue(tx, 'make-export', own, { key: exportId });
    return accepted({ exportId });
  });
