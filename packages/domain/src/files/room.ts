import { ATHLETE_BYTES } from './limits.ts';

/** Days for which a file is kept after the last reference to it was removed, so that undoing brings it back. */
export const REMOVED_FILE_DAYS = 30;
/** All files of one athlete together, in bytes, with those removed in the last {@link REMOVED_FILE_DAYS} days. */
export const KEPT_BYTES = 3 * ATHLETE_BYTES;
