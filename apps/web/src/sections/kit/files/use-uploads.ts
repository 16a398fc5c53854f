import type { FileKind } from '@palmares/domain/files';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { filePort } from '../../../api/files/file-port-api.ts';
import { useApiClient } from '../../../api/use-api-client.ts';
import { whenOnline } from '../../../browser/when-online.ts';
import { fileNameOf } from './file-name.ts';
import type { ListedUpload } from './listed-upload.ts';
import { createUploadList, type ReadyUpload } from './upload-list.ts';

const FIRST_PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 5000;

/** Waits longer each time, to spare the network and because a class behind one router shares its rate limits. */
const pause = async (signal: AbortSignal, looks: number): Promise<void> => {
  const milliseconds = Math.min(FIRST_PAUSE_MS * 1.2 ** (looks - 1), LONGEST_PAUSE_MS);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await whenOnline(signal);
};

interface UseUploads {
  readonly kind: FileKind;
  /** The name of a file whose own name cannot be used. */
  readonly unnamed: string;
  readonly onReady: (ready: ReadyUpload) => void;
  /** True if the draft refers to a file, which the server may not know yet. */
  readonly isUsed: (fileId: string) => boolean;
}

const none: readonly ListedUpload[] = [];

/**
 * The section's uploads on this page, including those that an earlier visit left unused. Leaving the page stops them.
 */
export const useUploads = ({ kind, unnamed, onReady, isUsed }: UseUploads) => {
  const client = useApiClient();
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  const [uploads] = useState(() =>
    createUploadList({
      kind,
      port: filePort(client),
      nameOf: (file) => fileNameOf(file.name, unnamed),
      newId: () => crypto.randomUUID(),
      pause,
      onReady: (ready) => latest.current(ready),
    }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    whenOnline(leaving.signal)
      .then(() => uploads.recover(leaving.signal))
      // A convenience: the next visit offers the files again.
      .catch(() => undefined);
    return () => {
      leaving.abort();
      uploads.stop();
    };
  }, [uploads]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.list, () => none);
  const list = all.filter(({ step, fileId }) => step.state !== 'unused' || fileId === null || !isUsed(fileId));
  return { list, uploads };
};
