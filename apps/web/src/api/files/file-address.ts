/** Where the athlete's browser reads one of her files: a whole picture, its square, or a document to save. */
export const fileAddress = (fileId: string, size: 'master' | 'document' | 'medium' | 'large'): string =>
  `/api/files/${fileId}/${size}`;
