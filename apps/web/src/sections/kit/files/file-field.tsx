import { type FileKind, fileLimits } from '@palmares/domain/files';
import { FieldGroup, FileDrop, VisuallyHidden } from '@palmares/ui';
import { useOnline } from '../../../browser/use-online.ts';
import { languageTag } from '../../../i18n/language.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { isUploading, type ListedUpload } from './listed-upload.ts';
import type { UploadList } from './upload-list.ts';
import { notTakenWords } from './upload-words.ts';
import { uploadedFile } from './uploaded-file.ts';
import { useFileAtRisk } from './use-file-at-risk.ts';

interface FileFieldProps {
  readonly kind: FileKind;
  /** Name of the field, for links that lead to it. */
  readonly name?: string;
  readonly list: readonly ListedUpload[];
  readonly uploads: UploadList;
  /** True while there is no file at all. */
  readonly isFirst: boolean;
  /** The side of the phone whose camera is offered. */
  readonly camera: 'user' | 'environment';
  /** Number of files that may still be added, besides those being uploaded. */
  readonly room: number;
  readonly words: {
    readonly legend: string;
    readonly hint: string;
    readonly choose: string;
    /** Shown while the server checks a file. */
    readonly processing: string;
    /** Shown of a file that is ready and not used yet, and the button that uses it. */
    readonly unused: string;
    readonly use: string;
  };
  readonly error?: string | undefined;
}

/** Chooses files and shows them until the server has checked them. */
export const FileField = ({ kind, name, isFirst, camera, list, uploads, room, words, error }: FileFieldProps) => {
  const online = useOnline();
  useFileAtRisk(isUploading(list));
  const { types, bytes } = fileLimits[kind];
  const isFull = kind === 'document' && list.length >= room;
  return (
    <FieldGroup name={name} legend={words.legend} hint={words.hint} error={error}>
      <FileDrop
        files={list.map(uploadedFile)}
        onAdd={(files) => {
          // A new picture takes the place of one that is on its way.
          if (kind === 'picture') uploads.clear();
          uploads.add(files);
        }}
        onCancel={uploads.remove}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onUse={room > 0 ? uploads.use : undefined}
        accept={types}
        maxSize={bytes}
        maxFiles={isFull ? 0 : room}
        offline={!online}
        camera={camera}
        isFirst={isFirst && list.length === 0}
        language={languageTag(getLocale())}
        labels={{
          choose: words.choose,
          drop: m.file_drop(),
          full: m.list_maximum(),
          refused: (name, reason) => notTakenWords(kind, name, reason),
          takePicture: m.file_camera(),
          offline: m.file_offline(),
          waiting: m.file_waiting(),
          processing: words.processing,
          ready: m.file_sent(),
          unused: words.unused,
          use: words.use,
          pages: (pages) => m.academic_document_pages({ pages }),
          download: (name) => m.file_download({ name }),
          rename: (name) => m.file_rename({ name }),
          newName: m.file_new_name(),
          saveName: m.file_save_name(),
          keepName: m.file_keep_name(),
          uploading: (name) => m.file_uploading({ name }),
          cancel: (name) => m.file_stop({ name }),
          remove: (name) => m.list_remove({ name }),
          retry: m.file_retry(),
        }}
      />
      <VisuallyHidden role="status">
        {list.some(({ step }) => step.state === 'processing') ? words.processing : null}
      </VisuallyHidden>
    </FieldGroup>
  );
};
