/** Why a file was refused: its type, its size, or too many files. */
export type FileRefusalReason = 'type' | 'size' | 'count';

/** Reports the type before the size, because a smaller file of the wrong type would be refused again. */
export const refusalReason = (errors: readonly string[]): FileRefusalReason => {
  if (errors.includes('FILE_INVALID_TYPE')) return 'type';
  return errors.some((error) => error === 'FILE_TOO_LARGE' || error === 'FILE_TOO_SMALL') ? 'size' : 'count';
};

/** Returns how many more files may be chosen. If the maximum is one, a new file replaces the old one. */
export const roomLeft = (count: number, maxFiles: number): number =>
  maxFiles === 1 ? 1 : Math.max(maxFiles - count, 0);
