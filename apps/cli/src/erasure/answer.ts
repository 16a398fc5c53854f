import type { Purged } from '@palmares/db/erasure';
import { day } from '../dates.ts';

interface Report {
  readonly purged: readonly Purged[];
  readonly completeOn: Date | null;
  readonly maintainBy: Date | null;
}

/** A report as it is printed: with days instead of moments, and without tables that had nothing to purge. */
export const answerOf = <Given extends Report>(
  { purged, completeOn, maintainBy, ...report }: Given,
  dryRun: boolean,
) => ({
  ...report,
  purged: purged.filter(({ rows }) => rows > 0),
  completeOn: completeOn && day(completeOn),
  maintainBy: maintainBy && day(maintainBy),
  dryRun,
});
