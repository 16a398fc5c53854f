/** Returns the address of one of the athlete's own files: a whole picture, its square, or a document to save. */
export const fileAddress = (fileId: string, size: 'master' | 'document' | 'medium' | 'large'): string =>
  `/api/files/${fileId}/${size}`;
