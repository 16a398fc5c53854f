import { latestExport, readyExport } from '@palmares/db/data-exports';
import type { Services } from '../transport/services.server.ts';

/**
 * Returns the data download that the athlete requested last, and the last one with a file, which may be an earlier one.
 * Null if there is none, or all have expired.
 */
export const dataExportOf = async ({ database: { kysely } }: Services, athleteId: string) => {
  const last = await latestExport(kysely, athleteId);
  return last ? { ...last, ready: (await readyExport(kysely, athleteId)) ?? null } : null;
};

export type MyDataExport = NonNullable<Awaited<ReturnType<typeof dataExportOf>>>;
