/** In characters. */
export const REPORT_LENGTH = 1500;
/** In characters. */
export const MESSAGE_LENGTH = 2000;
/** In characters: where a fault appeared, its id, and the version of the site. */
export const faultLengths = { page: 300, errorId: 80, version: 60 } as const;
