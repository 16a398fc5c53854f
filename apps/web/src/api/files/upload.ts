import type { FileKind } from '@palmares/domain/files';
import { accepted, refused } from '@palmares/domain/kernel';
import { isUnauthorized } from '../../notices/error-status.ts';
import type { FileOutcome, FilePort, MyFile } from './file-port.ts';

export interface Upload {
  readonly file: File;
  readonly kind: FileKind;
  readonly name: string;
}

interface WaitingOptions {
  readonly signal: AbortSignal;
  /** Waits before the file's state is queried again; `looks` is the number of queries so far. */
  readonly pause: (signal: AbortSignal, looks: number) => Promise<void>;
}

export interface UploadOptions extends WaitingOptions {
  readonly onProgress: (share: number) => void;
  /** All bytes have arrived, and the server is checking them. */
  readonly onSent: (fileId: string) => void;
}

const MAX_FAILURES = 10;

const withKind = <Value>(outcome: FileOutcome<Value>, kind: FileKind): FileOutcome<Value> =>
  outcome.ok
    ? outcome
    : refused(outcome.refusal.code, { ...outcome.refusal, params: { ...outcome.refusal.params, kind } });

const ask = async (port: FilePort, fileId: string, { signal, pause }: WaitingOptions): Promise<FileOutcome<MyFile>> => {
  let failures = 0;
  for (let looks = 1; ; looks += 1) {
    try {
      const file = (await port.mine()).find(({ id }) => id === fileId);
      failures = 0;
      if (!file) return refused('file_unknown');
      if (file.state === 'ready' || file.state === 'removed') return accepted(file);
      if (file.state === 'refused') return refused(file.refusal ?? 'file_store');
    } catch (error) {
      failures += 1;
      if (isUnauthorized(error) || failures > MAX_FAILURES) throw error;
    }
    await pause(signal, looks);
    signal.throwIfAborted();
  }
};

/**
 * Polls until a file that has arrived is checked. Retries a failed query, because the bytes have arrived. A refusal
 * names the file's kind. Rejects if the server cannot be reached, and with the signal's reason when it aborts.
 */
export const waitUntilProcessed = async (
  port: FilePort,
  { fileId, kind }: { readonly fileId: string; readonly kind: FileKind },
  options: WaitingOptions,
): Promise<FileOutcome<MyFile>> => withKind(await ask(port, fileId, options), kind);

/**
 * Uploads a file from its first byte until the server has checked it. A refusal names the file's kind. Rejects if the
 * server cannot be reached, and with the signal's reason when it aborts.
 */
export const upload = async (
  port: FilePort,
  { file, kind, name }: Upload,
  options: UploadOptions,
): Promise<FileOutcome<MyFile>> => {
  const { signal, onProgress, onSent } = options;
  const begun = await port.begin({ kind, name, bytes: file.size });
  if (!begun.ok) return withKind(begun, kind);
  const { fileId } = begun.value;
  try {
    signal.throwIfAborted();
    const sent = await port.send(fileId, file, { signal, onProgress });
    if (!sent.ok) return withKind(sent, kind);
  } catch (error) {
    // Frees the place of an upload that was cut or canceled.
    port.cancel(fileId).catch(() => undefined);
    throw error;
  }
  onSent(fileId);
  return waitUntilProcessed(port, { fileId, kind }, options);
};
