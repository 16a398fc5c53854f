import type { PictureSize } from '@palmares/domain/shared-portfolio';

/** Returns the address of one of the athlete's own files: a whole picture, a part of it, or a document to save. */
export const fileAddress = (fileId: string, size: 'master' | 'document' | PictureSize): string =>
  `/api/files/${fileId}/${size}`;
