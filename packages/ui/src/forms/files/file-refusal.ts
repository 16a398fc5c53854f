/** Why a file was refused: its type, its size, no content, too many files, or several where one is asked. */
export type FileRefusalReason = 'type' | 'size' | 'empty' | 'count' | 'one';

/** Reports the type before the size, because a smaller file of the wrong type would be refused again. */
export const refusalReason = (errors: readonly string[], maxFiles: number): FileRefusalReason => {
  if (errors.includes('FILE_INVALID_TYPE')) return 'type';
  if (errors.includes('FILE_TOO_LARGE')) return 'size';
  if (errors.includes('FILE_TOO_SMALL')) return 'empty';
  return maxFiles === 1 ? 'one' : 'count';
};

/** Returns how many more files may be chosen. If the maximum is one, a new file replaces the old one. */
export const roomLeft = (count: number, maxFiles: number): number =>
  maxFiles === 1 ? 1 : Math.max(maxFiles - count, 0);
