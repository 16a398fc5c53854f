import type { Reader } from '../../portfolio/public-view.ts';
import type { AcademicDocument } from './fields.ts';

export interface PublicDocument extends Pick<AcademicDocument, 'name' | 'type' | 'bytes' | 'pages'> {
  readonly address: string;
}

/** Null where the part is closed. */
export const academicDocumentsPublicView = (
  { documents }: { readonly documents: readonly AcademicDocument[] },
  { parts, fileAddress }: Reader,
): readonly PublicDocument[] | null => {
  if (!parts.documents || !fileAddress || documents.length === 0) return null;
  return documents.map(({ id, name, type, bytes, pages }) => ({
    name,
    type,
    bytes,
    pages,
    address: fileAddress(id, 'document'),
  }));
};
