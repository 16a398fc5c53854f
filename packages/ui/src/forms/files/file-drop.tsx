import { FileUpload as Ark, type FileUploadFileRejection } from '@ark-ui/react/file-upload';
import { cx } from '@palmares/ui/styled-system/css';
import { fileDrop } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { CircleAlert, Upload } from '../../icons.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { FieldContext } from '../field/field-context.ts';
import { FileDropItem, type FileDropItemLabels, type UploadedFile } from './file-drop-item.tsx';
import { type FileRefusalReason, refusalReason, roomLeft } from './file-refusal.ts';

export interface FileDropLabels extends FileDropItemLabels {
  choose: string;
  /** The button's text if there is a file already; defaults to `choose`. */
  chooseAnother?: string | undefined;
  /** Shown beside the button where files can be dragged. */
  drop: string;
  /** Shown instead of `drop` if no more files may be added. */
  full: string;
  refused: (name: string, reason: FileRefusalReason) => ReactNode;
}

export interface FileDropProps {
  /** The files and their progress; the caller owns this list and uploads them. */
  files: readonly UploadedFile[];
  onAdd: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Media types, for example `image/jpeg`. The server checks what a file really is. */
  accept: readonly string[];
  maxSize: number;
  maxFiles?: number;
  language: string;
  labels: FileDropLabels;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses files to upload, with a button or by dropping them. Goes inside a `FieldGroup`. */
export const FileDrop = (props: FileDropProps) => {
  const { files, onAdd, onCancel, onRemove, onRetry, accept, maxSize, maxFiles = 1, language, labels } = props;
  const field = use(FieldContext);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<string | null>(null);
  const styles = fileDrop();
  const room = roomLeft(files.length, maxFiles);
  const closed = props.disabled === true || room === 0;

  // The pressed button disappears with its row, and a lost focus would start again at the top of the page.
  useEffect(() => {
    if (leaving.current === null || files.some((file) => file.id === leaving.current)) return;
    leaving.current = null;
    if (document.activeElement === document.body) button.current?.focus();
  }, [files]);

  const leave = (act: (id: string) => void) => (id: string) => {
    leaving.current = id;
    act(id);
  };

  return (
    <Ark.Root
      className={cx(styles.root, props.className)}
      acceptedFiles={[]}
      accept={Object.fromEntries(accept.map((type) => [type, []]))}
      maxFileSize={maxSize}
      maxFiles={Math.max(room, 1)}
      disabled={closed}
      invalid={field?.invalid === true}
      translations={{ dropzone: labels.drop }}
      onFileAccept={(details) => {
        if (details.files.length > 0) onAdd(details.files);
      }}
    >
      <Ark.Dropzone disableClick role="group" aria-labelledby={field?.labelId} className={styles.zone}>
        <Ark.Trigger asChild>
          <Button ref={button} variant="outline" aria-describedby={field?.describedBy} disabled={closed}>
            <Upload aria-hidden size={20} />
            {files.length > 0 ? (labels.chooseAnother ?? labels.choose) : labels.choose}
          </Button>
        </Ark.Trigger>
        <span className={room === 0 ? styles.full : styles.invitation}>{room === 0 ? labels.full : labels.drop}</span>
      </Ark.Dropzone>
      <Ark.HiddenInput />
      <Ark.Context>{({ rejectedFiles }) => <Refusals refused={rejectedFiles} say={labels.refused} />}</Ark.Context>
      {files.length === 0 ? null : (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileDropItem
              key={file.id}
              file={file}
              language={language}
              labels={labels}
              onCancel={leave(onCancel)}
              onRemove={leave(onRemove)}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status" aria-atomic={false}>
        {files
          .filter((file) => file.state === 'done')
          .map((file) => (
            <span key={file.id}>{`${file.name}: ${labels.done}`}</span>
          ))}
      </VisuallyHidden>
    </Ark.Root>
  );
};

interface RefusalsProps {
  refused: readonly FileUploadFileRejection[];
  say: FileDropLabels['refused'];
}

const Refusals = ({ refused, say }: RefusalsProps) => {
  const styles = fileDrop();
  return (
    <div role="alert" className={styles.refusals}>
      {refused.map(({ file, errors }) => (
        <div key={`${file.name} ${file.size}`} className={styles.refusal}>
          <CircleAlert aria-hidden size={18} />
          <span>{say(file.name, refusalReason(errors))}</span>
        </div>
      ))}
    </div>
  );
};
