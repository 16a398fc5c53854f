/** The reason for refusing files: type, size, no content, too many, or several instead of one. */
export type FileRefusalReason = 'type' | 'size' | 'empty' | 'count' | 'one';

/** Reports the type before the size, because a smaller file of the wrong type would be refused again. */
export const refusalReason = (errors: readonly string[], maxFiles: number): FileRefusalReason => {
  if (errors.includes('FILE_INVALID_TYPE')) return 'type';
  if (errors.includes('FILE_TOO_LARGE')) return 'size';
  if (errors.includes('FILE_TOO_SMALL')) return 'empty';
  return maxFiles === 1 ? 'one' : 'count';
};

/** Returns the number of files that may still be chosen. If the maximum is one, a new file replaces the old one. */
export const roomLeft = (count: number, maxFiles: number): number =>
  maxFiles === 1 ? 1 : Math.max(maxFiles - count, 0);
