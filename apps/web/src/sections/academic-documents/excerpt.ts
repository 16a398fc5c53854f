import type { PublicDocument } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';

export const documentsExcerpt = (documents: readonly PublicDocument[]): string =>
  separated(documents.map(({ name }) => name));
