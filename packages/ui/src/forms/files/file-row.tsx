import { cx } from '@palmares/ui/styled-system/css';
import { fileRow } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useRef, useState } from 'react';
import { Button, buttonClass } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { CircleAlert, CircleCheck, Download, FileText, ImageIcon, Pencil, Trash2, X } from '../../icons.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { separated } from '../../separated.ts';
import { formatBytes, formatShare } from '../figures/number-format.ts';
import { FileRename } from './file-rename.tsx';
import { typeName } from './file-types.ts';

interface FileFacts {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The media type, once it is known. */
  type?: string | undefined;
  /** Number of pages of a document, if it has any. */
  pages?: number | null | undefined;
  /** A preview; defaults to an icon of the kind of file. */
  picture?: ReactNode;
}

export type UploadedFile = FileFacts &
  (
    | { state: 'waiting' }
    /** `progress` is from 0 to 1. */
    | { state: 'uploading'; progress: number }
    /** The upload arrived and is being checked. */
    | { state: 'processing' }
    /** The file was checked, but is not used yet. */
    | { state: 'unused' }
    /** `href` is the address to download it from. */
    | { state: 'ready'; href?: string | undefined }
    /** The upload failed; `error` says what happened and what to do. The same file may be sent again. */
    | { state: 'failed'; error: ReactNode }
    /** The file is never accepted; `error` says why, and what to choose instead. */
    | { state: 'refused'; error: ReactNode }
  );

export interface FileRowLabels {
  waiting: string;
  processing: string;
  ready: string;
  unused: string;
  /** Label of the button that uses a file; screen readers hear the file's name after it. */
  use: string;
  pages: (count: number) => string;
  /** The accessible names of a file's progress bar and buttons. */
  uploading: (name: string) => string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  download: (name: string) => string;
  rename: (name: string) => string;
  /** Labels of the field for the new name, and of its buttons. */
  newName: string;
  saveName: string;
  keepName: string;
  retry: string;
}

export interface FileRowProps {
  file: UploadedFile;
  language: string;
  labels: FileRowLabels;
  /** Stops an upload in progress. */
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Omit if an unused file can only be removed. */
  onUse?: ((id: string) => void) | undefined;
  /** Omit if files keep their names. */
  onRename?: ((id: string, name: string) => void) | undefined;
  /** Keeps the row readable and its file downloadable, but unchangeable. */
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A list item with one file, its state and its actions. */
export const FileRow = (props: FileRowProps) => {
  const { file, language, labels, onCancel, onRemove, onRetry, onUse, onRename, disabled, className } = props;
  const styles = fileRow();
  const end = useRef<HTMLButtonElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const [renaming, setRenaming] = useState(false);
  const onItsWay = file.state === 'waiting' || file.state === 'uploading';
  const isImage = file.type?.startsWith('image/') === true;
  const retry = () => {
    // Moves the focus first, because this button disappears with the failure.
    end.current?.focus();
    onRetry(file.id);
  };
  const facts = [
    file.type === undefined ? null : typeName(file.type),
    formatBytes(file.size, language),
    typeof file.pages === 'number' ? labels.pages(file.pages) : null,
    file.state === 'waiting' ? labels.waiting : null,
    file.state === 'uploading' ? formatShare(file.progress, language) : null,
  ].filter((fact) => fact !== null);

  return (
    <li className={cx(styles.root, className)} data-state={file.state}>
      <span aria-hidden className={styles.picture}>
        {file.picture ?? (isImage ? <ImageIcon size={24} /> : <FileText size={24} />)}
      </span>
      <div className={styles.facts}>
        {renaming && onRename !== undefined ? (
          <FileRename
            name={file.name}
            labels={labels}
            onClose={(name) => {
              setRenaming(false);
              // The pencil appears only with the next render.
              requestAnimationFrame(() => pencil.current?.focus());
              if (name !== null) onRename(file.id, name);
            }}
          />
        ) : (
          <span className={styles.name}>{file.name}</span>
        )}
        <span className={styles.state}>
          {separated(facts.map((fact) => fact.replaceAll(' ', '\u00a0')))}
          {file.state === 'processing' ? <span className={styles.processing}>{labels.processing}</span> : null}
          {file.state === 'unused' ? <span className={styles.processing}>{labels.unused}</span> : null}
          {file.state === 'ready' ? (
            <span className={styles.ready}>
              <CircleCheck aria-hidden size={18} />
              {labels.ready}
            </span>
          ) : null}
        </span>
        {file.state === 'uploading' ? (
          <ProgressBar
            label={labels.uploading(file.name)}
            labelHidden
            value={file.progress}
            max={1}
            valueText={formatShare(file.progress, language)}
          />
        ) : null}
        <div role="alert" className={styles.failure}>
          {file.state === 'failed' || file.state === 'refused' ? (
            <>
              <CircleAlert aria-hidden size={18} />
              <span>{file.error}</span>
            </>
          ) : null}
        </div>
        {file.state === 'failed' ? (
          <Button size="sm" variant="outline" className={styles.retry} disabled={disabled} onClick={retry}>
            {labels.retry}
          </Button>
        ) : null}
        {file.state === 'unused' && onUse !== undefined ? (
          <Button size="sm" className={styles.retry} disabled={disabled} onClick={() => onUse(file.id)}>
            {labels.use}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <div className={styles.actions}>
        {onRename !== undefined && !renaming && !onItsWay && file.state !== 'refused' && file.state !== 'unused' ? (
          <IconButton
            ref={pencil}
            label={labels.rename(file.name)}
            disabled={disabled}
            onClick={() => setRenaming(true)}
          >
            <Pencil aria-hidden size={20} />
          </IconButton>
        ) : null}
        {file.state === 'ready' && file.href !== undefined ? (
          <a
            href={file.href}
            download
            aria-label={labels.download(file.name)}
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <Download aria-hidden size={20} />
          </a>
        ) : null}
        <IconButton
          ref={end}
          label={onItsWay ? labels.cancel(file.name) : labels.remove(file.name)}
          disabled={disabled}
          onClick={() => (onItsWay ? onCancel(file.id) : onRemove(file.id))}
        >
          {onItsWay ? <X aria-hidden size={20} /> : <Trash2 aria-hidden size={20} />}
        </IconButton>
      </div>
    </li>
  );
};
