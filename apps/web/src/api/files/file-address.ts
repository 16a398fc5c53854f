/** Where the athlete's browser reads one of her files: a whole picture, or a document to save. */
export const fileAddress = (fileId: string, size: 'master' | 'document'): string => `/api/files/${fileId}/${size}`;
