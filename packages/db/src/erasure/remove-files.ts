/**
 * Removes the bytes of all files of an athlete, which are outside the database, and returns how many files there were; a
 * dry run only counts them. Throws if any of them may be left.
 */
export type RemoveFiles = (athleteId: string, options: { readonly dryRun: boolean }) => Promise<number>;
