import { academicDocument, academicDocumentsLimits } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { FileField } from '../kit/files/file-field.tsx';
import type { ReadyUpload } from '../kit/files/upload-list.ts';
import { limitsOf } from '../kit/files/upload-words.ts';
import { useUploads } from '../kit/files/use-uploads.ts';
import type { AddItemsProps } from '../kit/item-kind.ts';
import type { DocumentDraft } from './document-form.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const quiet = css({ color: 'fg.muted' });

const documentOf = ({ file: { id, type, bytes, pages }, name }: ReadyUpload): DocumentDraft =>
  academicDocument.parse({ id, name, type, bytes, pages });

/** Uploads documents, each of which joins the list once it is checked. */
export const AddDocuments = ({ items, add }: AddItemsProps<DocumentDraft>) => {
  const count = items.length;
  const max = academicDocumentsLimits.documents;
  const { list, uploads } = useUploads({
    kind: 'document',
    unnamed: m.academic_document_unnamed(),
    onReady: (ready) => add([documentOf(ready)]),
    isUsed: (fileId) => items.some(({ id }) => id === fileId),
  });
  return (
    <div className={frame}>
      {count === 0 ? null : <p className={quiet}>{m.academic_documents_count({ count, max })}</p>}
      <FileField
        kind="document"
        name="document"
        camera="environment"
        isFirst={count === 0}
        list={list}
        uploads={uploads}
        room={max - count}
        words={{
          legend: m.academic_documents_add(),
          hint: m.academic_documents_hint(limitsOf('document')),
          choose: m.academic_documents_choose(),
          processing: m.academic_documents_processing(),
          unused: m.academic_documents_unused(),
          use: m.academic_documents_use(),
        }}
      />
      <p className={quiet}>{m.who_sees_file()}</p>
    </div>
  );
};
