import type { PublicDocument } from '@palmares/domain/shared-portfolio';
import { inOneLine } from '../section-excerpt.ts';

export const documentsExcerpt = (documents: readonly PublicDocument[]): string =>
  inOneLine(...documents.map(({ name }) => name));
