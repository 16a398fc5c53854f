import type { Purged } from '@palmares/db/erasure';

interface Report {
  readonly purged: readonly Purged[];
  readonly completeOn: Date | null;
  readonly maintainBy: Date | null;
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

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
