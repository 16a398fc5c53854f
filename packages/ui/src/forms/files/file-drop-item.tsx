import { fileDrop } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { CircleAlert, CircleCheck, FileText, Trash2, X } from '../../icons.ts';
import { formatBytes, formatShare } from '../figures/number-format.ts';

interface FileFacts {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** A preview, or an icon of the kind of file; defaults to a sheet of paper. */
  picture?: ReactNode;
}

export type UploadedFile = FileFacts &
  (
    | { state: 'waiting' }
    /** `progress` goes from 0 to 1. */
    | { state: 'uploading'; progress: number }
    | { state: 'done' }
    /** What happened, and what to do. */
    | { state: 'failed'; error: ReactNode }
  );

export interface FileDropItemLabels {
  waiting: string;
  done: string;
  /** The accessible name of a file's progress bar. */
  uploading: (name: string) => string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  retry: string;
}

interface FileDropItemProps {
  file: UploadedFile;
  language: string;
  labels: FileDropItemLabels;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

export const FileDropItem = ({ file, language, labels, onCancel, onRemove, onRetry }: FileDropItemProps) => {
  const styles = fileDrop();
  const end = useRef<HTMLButtonElement>(null);
  const onItsWay = file.state === 'waiting' || file.state === 'uploading';
  const retry = () => {
    // This button disappears with the failure; the other one stays.
    end.current?.focus();
    onRetry(file.id);
  };
  return (
    <li className={styles.item} data-state={file.state}>
      <span aria-hidden className={styles.picture}>
        {file.picture ?? <FileText size={24} />}
      </span>
      <div className={styles.facts}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.state}>
          {formatBytes(file.size, language)}
          {file.state === 'waiting' ? ` · ${labels.waiting}` : null}
          {file.state === 'uploading' ? ` · ${formatShare(file.progress, language)}` : null}
          {file.state === 'done' ? (
            <span className={styles.done}>
              <CircleCheck aria-hidden size={18} />
              {labels.done}
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
          {file.state === 'failed' ? (
            <>
              <CircleAlert aria-hidden size={18} />
              <span>{file.error}</span>
            </>
          ) : null}
        </div>
        {file.state === 'failed' ? (
          <Button size="sm" variant="outline" className={styles.retry} onClick={retry}>
            {labels.retry}
          </Button>
        ) : null}
      </div>
      <IconButton
        ref={end}
        label={onItsWay ? labels.cancel(file.name) : labels.remove(file.name)}
        onClick={() => (onItsWay ? onCancel(file.id) : onRemove(file.id))}
      >
        {onItsWay ? <X aria-hidden size={20} /> : <Trash2 aria-hidden size={20} />}
      </IconButton>
    </li>
  );
};
