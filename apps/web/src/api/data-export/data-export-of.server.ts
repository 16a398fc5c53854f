import { latestExport } from '@palmares/db/data-exports';
import type { Services } from '../transport/services.server.ts';

/** The download of her data that the athlete asked for last; null if there is none, or it has expired. */
export const dataExportOf = async ({ database }: Services, athleteId: string) =>
  (await latestExport(database.kysely, athleteId)) ?? null;

export type MyDataExport = NonNullable<Awaited<ReturnType<typeof dataExportOf>>>;
