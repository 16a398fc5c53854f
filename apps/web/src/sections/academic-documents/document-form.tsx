import type { DraftContent } from '@palmares/domain/portfolio';
import { academicDocumentsLimits } from '@palmares/domain/sections';
import { buttonClass, Download, Field } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { fileAddress } from '../../api/files/file-address.ts';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { TextField } from '../kit/text-field.tsx';

export type DocumentDraft = DraftContent<'academic-documents'>['documents'][number];

const download = css({ alignSelf: 'flex-start' });

/** Renames a document and offers its file. */
export const DocumentForm = ({ item, edit, errorOf, leave }: ItemFormProps<DocumentDraft>) => (
  <>
    <Field
      label={m.academic_document_name_label()}
      error={errorOf('name')}
      counter={lateCounter(item.name, academicDocumentsLimits.name.max)}
    >
      <TextField
        name="name"
        value={item.name}
        choose={(name) => edit((now) => ({ ...now, name }))}
        leave={() => leave('name')}
      />
    </Field>
    <a
      href={fileAddress(item.id, 'document')}
      download
      className={`${buttonClass({ variant: 'outline' })} ${download}`}
    >
      <Download aria-hidden size={20} />
      {m.file_download({ name: item.name })}
    </a>
  </>
);
