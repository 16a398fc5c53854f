import { FileUpload as Ark, type FileUploadFileRejection } from '@ark-ui/react/file-upload';
import { cx } from '@palmares/ui/styled-system/css';
import { fileDrop } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, use, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { CircleAlert, Upload } from '../../icons.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { FieldContext } from '../field/field-context.ts';
import { CameraButton } from './camera-button.tsx';
import { type FileRefusalReason, refusalReason, roomLeft } from './file-refusal.ts';
import { FileRow, type FileRowLabels, type UploadedFile } from './file-row.tsx';
import { formatMaximum, imageTypes, typeNames } from './file-types.ts';
import { useLeavingFocus } from './use-leaving-focus.ts';

/** The limits in words: `types` is "JPEG, PNG or PDF", `size` is "15 MB". */
export interface FileLimitsInWords {
  types: string;
  size: string;
  /** The number of files. */
  files: number;
}

export interface FileDropLabels extends FileRowLabels {
  choose: string;
  /** The button's text if there is a file already; defaults to `choose`. */
  chooseAnother?: string | undefined;
  /** The button that opens the camera, if there is one. */
  takePicture?: string | undefined;
  /** Shown beside the button where files can be dragged. */
  drop: string;
  /** Shown instead of `drop` if no more files may be added. */
  full: string;
  /** Shown instead of `drop` while there is no connection. */
  offline: string;
  refused: (name: string, reason: FileRefusalReason, limits: FileLimitsInWords) => ReactNode;
}

export interface FileDropProps {
  /** The files and their progress; the caller owns this list and uploads them. */
  files: readonly UploadedFile[];
  onAdd: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Uses a checked file, such as for a new list item; without it an unused file can only be removed. */
  onUse?: ((id: string) => void) | undefined;
  onRename?: ((id: string, name: string) => void) | undefined;
  /** Media types, `image/jpeg` first: Safari converts to the first. The server checks what a file really is. */
  accept: readonly string[];
  maxSize: number;
  maxFiles?: number;
  /** True where choosing a file is the one thing to do. */
  isFirst?: boolean | undefined;
  /** Offers the camera on touch devices: `user` for a portrait, `environment` for a document. */
  camera?: 'user' | 'environment' | undefined;
  language: string;
  labels: FileDropLabels;
  /** True while offline: nothing can be added, but existing files can be removed. */
  offline?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses files to upload by button, camera or drag and drop. Goes inside a `FieldGroup`. */
export const FileDrop = (props: FileDropProps) => {
  const {
    files,
    onAdd,
    onCancel,
    onRemove,
    onRetry,
    onUse,
    onRename,
    accept,
    maxSize,
    maxFiles = 1,
    isFirst = false,
    language,
    labels,
  } = props;
  const { camera, offline = false, disabled = false, className } = props;
  const field = use(FieldContext);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useLeavingFocus(files, button);
  const styles = fileDrop();
  const room = roomLeft(files.length, maxFiles);
  const closed = disabled || offline || room === 0;
  const note = offline ? labels.offline : room === 0 ? labels.full : null;
  const limits = {
    types: typeNames(accept, language),
    size: formatMaximum(maxSize, language),
    files: maxFiles,
  };

  return (
    <Ark.Root
      className={cx(styles.root, className)}
      acceptedFiles={[]}
      accept={Object.fromEntries(accept.map((type) => [type, []]))}
      minFileSize={1}
      maxFileSize={maxSize}
      maxFiles={Math.max(room, 1)}
      disabled={closed}
      invalid={field?.invalid === true}
      translations={{ dropzone: note ?? labels.drop }}
      onFileAccept={(details) => {
        if (details.files.length > 0) onAdd(details.files);
      }}
    >
      <Ark.Dropzone disableClick role="group" aria-labelledby={field?.labelId} className={styles.zone}>
        <Ark.Trigger asChild>
          <Button
            ref={button}
            variant={isFirst ? 'solid' : 'outline'}
            aria-describedby={field?.describedBy}
            disabled={closed}
          >
            <Upload aria-hidden size={20} />
            <span>{files.length > 0 ? (labels.chooseAnother ?? labels.choose) : labels.choose}</span>
          </Button>
        </Ark.Trigger>
        {camera === undefined || labels.takePicture === undefined ? null : (
          <CameraButton capture={camera} accept={imageTypes(accept)} label={labels.takePicture} disabled={closed} />
        )}
        <span className={note === null ? styles.invitation : styles.note}>{note ?? labels.drop}</span>
      </Ark.Dropzone>
      <Ark.HiddenInput />
      <Ark.Context>
        {({ rejectedFiles }) => (
          <Refusals
            refused={rejectedFiles}
            say={({ file, errors }) => labels.refused(file.name, refusalReason(errors, maxFiles), limits)}
          />
        )}
      </Ark.Context>
      {files.length === 0 ? null : (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              language={language}
              labels={labels}
              disabled={disabled}
              onCancel={leave(onCancel)}
              onRemove={leave(onRemove)}
              onRetry={onRetry}
              onUse={onUse === undefined ? undefined : leave(onUse)}
              onRename={onRename}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status" aria-atomic={false}>
        {files
          .filter(({ state }) => state === 'ready' || state === 'unused')
          .map((file) => (
            <span key={file.id}>{`${file.name}: ${file.state === 'unused' ? labels.unused : labels.ready}`}</span>
          ))}
      </VisuallyHidden>
    </Ark.Root>
  );
};

interface RefusalsProps {
  refused: readonly FileUploadFileRejection[];
  say: (rejection: FileUploadFileRejection) => ReactNode;
}

const Refusals = ({ refused, say }: RefusalsProps) => {
  const styles = fileDrop();
  return (
    <div role="alert" className={styles.refusals}>
      {refused.map((rejection) => (
        <div key={`${rejection.file.name} ${rejection.file.size}`} className={styles.refusal}>
          <CircleAlert aria-hidden size={18} />
          <span>{say(rejection)}</span>
        </div>
      ))}
    </div>
  );
};
