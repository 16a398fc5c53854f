import { latestExport, readyExport } from '@palmares/db/data-exports';
import type { Services } from '../transport/services.server.ts';

/**
 * The download of her data that the athlete asked for last, and the one whose file is there, which may be an earlier one.
 * Null if there is none, or all have expired.
 */
export const dataExportOf = async ({ database: { kysely } }: Services, athleteId: string) => {
  const last = await latestExport(kysely, athleteId);
  return last ? { ...last, ready: (await readyExport(kysely, athleteId)) ?? null } : null;
};

export type MyDataExport = NonNullable<Awaited<ReturnType<typeof dataExportOf>>>;
