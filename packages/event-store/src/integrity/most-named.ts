/** So many faults are kept with what is known of them; the rest is counted. */
export const MOST_NAMED = 1_000;
