/** Maximum number of faults that are kept in detail; the rest are counted. */
export const MAX_NAMED = 1_000;
