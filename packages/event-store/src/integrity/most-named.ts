/** At most this many faults are kept in detail; the rest are counted. */
export const MOST_NAMED = 1_000;
