import type { FileType } from '@palmares/domain/files';
import { numberWords } from '../i18n/numbers.ts';

const names: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/avif': 'AVIF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** `JPEG, PNG` */
export const typeWords = (types: readonly FileType[]): string => types.map((type) => names[type]).join(', ');

/** `184 kB`, `1.2 MB`, in French `1,2 Mo`. Counted in powers of 1024, as the limits are. */
export const bytesWords = (bytes: number): string => {
  const large = bytes >= 2 ** 20;
  return numberWords(Math.max(bytes / (large ? 2 ** 20 : 1024), 1), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
};
