/** Days for which the file of a download is kept. */
export const EXPORT_DAYS = 7;
/** Maximum downloads that an athlete may request within 24 hours. A failed one does not count. */
export const EXPORTS_A_DAY = 3;
/** Larger than all files of an athlete and a long history together, in bytes. */
export const EXPORT_BYTES = 2 ** 30;

export const exportCodes = ['export_too_many'] as const;
export type ExportCode = (typeof exportCodes)[number];
