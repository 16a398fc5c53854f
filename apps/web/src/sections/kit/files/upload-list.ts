import type { FileKind } from '@palmares/domain/files';
import type { FilePort, MyFile } from '../../../api/files/file-port.ts';
import { type UploadOptions, upload, waitUntilProcessed } from '../../../api/files/upload.ts';
import { chosenUpload, foundUpload, type ListedUpload, type UploadStep } from './listed-upload.ts';
import { unusedFiles } from './unused-files.ts';

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
  /** Lists the files that arrived earlier and were not used. */
  recover(signal: AbortSignal): Promise<void>;
  /** Lists a file that was ready and is not used after all. */
  putBack(file: MyFile): void;
  /** Takes an unused file off the list, as one that has just become ready. */
  use(id: string): void;
  /** Takes a file off the list and, if no section refers to it, removes it from the server. */
  remove(id: string): void;
  /** Removes all. */
  clear(): void;
  /** Stops what is being sent. What has arrived stays on the server, to be recovered. */
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
  const find = (id: string) => uploads.find((each) => each.id === id);
  const change = (id: string, to: (upload: ListedUpload) => ListedUpload) =>
    become(uploads.map((each) => (each.id === id ? to(each) : each)));
  const step = (id: string, to: UploadStep) => change(id, (each) => ({ ...each, step: to }));
  const forget = (id: string) => become(uploads.filter((each) => each.id !== id));

  const check = (id: string, fileId: string, signal: AbortSignal) => {
    step(id, { state: 'processing' });
    return waitUntilProcessed(port, { fileId, kind }, { signal, pause });
  };
  const send = (id: string, file: File, name: string, signal: AbortSignal) => {
    step(id, { state: 'sending', progress: 0 });
    return upload(
      port,
      { file, kind, name },
      {
        signal,
        pause,
        onProgress: (progress) => step(id, { state: 'sending', progress }),
        onSent: (fileId) => change(id, (each) => ({ ...each, fileId, step: { state: 'processing' } })),
      },
    );
  };
  const run = async (id: string): Promise<void> => {
    const found = find(id);
    if (!found) return;
    const { name, source, fileId } = found;
    const stopping = new AbortController();
    const { signal } = stopping;
    running.set(id, stopping);
    try {
      const outcome = await (fileId === null ? send(id, source, name, signal) : check(id, fileId, signal));
      if (signal.aborted) return;
      if (!outcome.ok) {
        const refused: UploadStep = { state: 'refused', refusal: outcome.refusal };
        // A file that the server refused can only be sent again from its start.
        change(id, (each) => (source ? { ...each, source, fileId: null, step: refused } : { ...each, step: refused }));
        return;
      }
      if (source === null) {
        change(id, () => foundUpload(outcome.value));
        return;
      }
      forget(id);
      onReady({ file: outcome.value, name });
    } catch (error) {
      if (!signal.aborted) step(id, { state: 'failed', error });
    } finally {
      running.delete(id);
    }
  };
  const enqueue = (id: string) => {
    queue = queue.then(() => run(id));
  };
  const put = (files: readonly MyFile[]) => {
    const known = new Set(uploads.map(({ fileId }) => fileId));
    const found = files.filter(({ id }) => !known.has(id)).map(foundUpload);
    become([...found, ...uploads]);
    // Nothing is sent, so new uploads need not wait for these.
    for (const { id, step } of found) if (step.state === 'processing') void run(id);
  };
  const leave = (id: string) => {
    forget(id);
    running.get(id)?.abort();
  };
  const remove = (id: string) => {
    const fileId = find(id)?.fileId;
    leave(id);
    // If this fails, a later visit finds the file again, until the server removes it after a day.
    if (fileId) port.cancel(fileId).catch(() => undefined);
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
      const added = files.map((file) => chosenUpload(newId(), nameOf(file), file));
      become([...uploads, ...added]);
      for (const { id } of added) enqueue(id);
    },
    retry: (id) => {
      step(id, { state: 'waiting' });
      enqueue(id);
    },
    recover: async (signal) => {
      const files = await port.mine();
      if (!signal.aborted) put(unusedFiles(kind, files));
    },
    putBack: (file) => put([file]),
    use: (id) => {
      const found = find(id);
      if (found?.step.state !== 'unused') return;
      forget(id);
      onReady({ file: found.step.file, name: found.name });
    },
    remove,
    clear: () => {
      for (const { id } of uploads) remove(id);
    },
    stop: () => {
      for (const { id } of uploads) leave(id);
    },
  };
};
