/** The most procedures that one request may call. */
export const MAX_BATCH = 10;
