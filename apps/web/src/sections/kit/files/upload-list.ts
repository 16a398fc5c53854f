import type { FileCode, FileKind } from '@palmares/domain/files';
import type { Refusal } from '@palmares/domain/kernel';
import type { FilePort, MyFile } from '../../../api/files/file-port.ts';
import { type UploadOptions, upload } from '../../../api/files/upload.ts';

export type UploadStep =
  | { readonly state: 'waiting' }
  /** `progress` goes from 0 to 1. */
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'processing' }
  | { readonly state: 'refused'; readonly refusal: Refusal<FileCode> }
  /** The device was offline, or the server could not be reached. */
  | { readonly state: 'failed'; readonly error: unknown };

export interface ListedUpload {
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly step: UploadStep;
}

/** A file that passed every check, with the name it was given here. */
export interface ReadyUpload {
  readonly file: MyFile;
  readonly name: string;
}

interface UploadListOptions {
  readonly kind: FileKind;
  readonly port: FilePort;
  readonly nameOf: (file: File) => string;
  readonly newId: () => string;
  readonly pause: UploadOptions['pause'];
  readonly onReady: (ready: ReadyUpload) => void;
}

export interface UploadList {
  list(): readonly ListedUpload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Stops an upload, or takes a failed one off the list. */
  remove(id: string): void;
  stop(): void;
}

/** The uploads of one section, one after the other. An upload leaves the list when its file is ready. */
export const createUploadList = ({ kind, port, nameOf, newId, pause, onReady }: UploadListOptions): UploadList => {
  let uploads: readonly ListedUpload[] = [];
  let queue: Promise<void> = Promise.resolve();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const become = (next: readonly ListedUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const step = (id: string, to: UploadStep) =>
    become(uploads.map((each) => (each.id === id ? { ...each, step: to } : each)));
  const forget = (id: string) => become(uploads.filter((each) => each.id !== id));

  const run = async (id: string): Promise<void> => {
    const found = uploads.find((each) => each.id === id);
    if (!found) return;
    const { file, name } = found;
    const stopping = new AbortController();
    running.set(id, stopping);
    try {
      step(id, { state: 'sending', progress: 0 });
      const outcome = await upload(
        port,
        { file, kind, name },
        {
          signal: stopping.signal,
          onProgress: (progress) => step(id, { state: 'sending', progress }),
          onSent: () => step(id, { state: 'processing' }),
          pause,
        },
      );
      if (stopping.signal.aborted) return;
      if (!outcome.ok) {
        step(id, { state: 'refused', refusal: outcome.refusal });
        return;
      }
      forget(id);
      onReady({ file: outcome.value, name });
    } catch (error) {
      if (!stopping.signal.aborted) step(id, { state: 'failed', error });
    } finally {
      running.delete(id);
    }
  };
  const enqueue = (id: string) => {
    queue = queue.then(() => run(id));
  };
  const remove = (id: string) => {
    forget(id);
    running.get(id)?.abort();
  };

  return {
    list: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files) => {
      const added = files.map(
        (file): ListedUpload => ({ id: newId(), file, name: nameOf(file), step: { state: 'waiting' } }),
      );
      become([...uploads, ...added]);
      for (const { id } of added) enqueue(id);
    },
    retry: (id) => {
      step(id, { state: 'waiting' });
      enqueue(id);
    },
    remove,
    stop: () => {
      for (const { id } of uploads) remove(id);
    },
  };
};

/** True while leaving the page would lose an upload. */
export const isUploading = (uploads: readonly ListedUpload[]): boolean =>
  uploads.some(({ step: { state } }) => state === 'waiting' || state === 'sending' || state === 'processing');
