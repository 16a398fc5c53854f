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
  /** What the button says when there is a file already; `choose` otherwise. */
  chooseAnother?: string | undefined;
  /** Beside the button, where files can be dragged. */
  drop: string;
  /** Said instead of it when there is no room left. */
  full: string;
  refused: (name: string, reason: FileRefusalReason) => ReactNode;
}

export interface FileDropProps {
  /** The files and how far they are; whoever sends them keeps this. */
  files: readonly UploadedFile[];
  onAdd: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Media types, for example `image/jpeg`. What a file really is, the server says. */
  accept: readonly string[];
  maxSize: number;
  maxFiles?: number;
  language: string;
  labels: FileDropLabels;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Files to send: a button first, for thumbs and keyboards, and a place to drop them for a mouse. Stands in a `FieldGroup`. */
export const FileDrop = (props: FileDropProps) => {
  const { files, onAdd, onCancel, onRemove, onRetry, accept, maxSize, maxFiles = 1, language, labels } = props;
  const field = use(FieldContext);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<string | null>(null);
  const styles = fileDrop();
  const room = roomLeft(files.length, maxFiles);
  const closed = props.disabled === true || room === 0;

  // The button that was pressed leaves with its row, and a focus that is nowhere starts again at the top of the page.
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
