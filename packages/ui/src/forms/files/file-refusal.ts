/** Why a file was not taken: its kind, its size, or that there is no room for it. */
export type FileRefusalReason = 'type' | 'size' | 'count';

/** The kind is told before the size: a smaller file of the wrong kind would be refused again. */
export const refusalReason = (errors: readonly string[]): FileRefusalReason => {
  if (errors.includes('FILE_INVALID_TYPE')) return 'type';
  return errors.some((error) => error === 'FILE_TOO_LARGE' || error === 'FILE_TOO_SMALL') ? 'size' : 'count';
};

/** How many more may be chosen. Where there is room for one only, another one takes its place. */
export const roomLeft = (count: number, maxFiles: number): number =>
  maxFiles === 1 ? 1 : Math.max(maxFiles - count, 0);
