import { deferred } from '../../browser/deferred.ts';
import { CallTimedOut } from '../../browser/time-limit.ts';

export interface Sending {
  readonly signal: AbortSignal;
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface PutAnswer {
  readonly status: number;
  readonly body: string;
}

/** Milliseconds without a sent byte or an answer after which a connection counts as dead. */
export const STALL_LIMIT_MS = 30_000;

interface Put extends Sending {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file as the body of a PUT. An XMLHttpRequest, because fetch does not report progress. Rejects when the
 * connection fails or stalls, and with the signal's reason when it aborts.
 */
export const putFile = (address: string, file: Blob, { signal, onProgress, headers }: Put): Promise<PutAnswer> => {
  const { promise, resolve, reject } = deferred<PutAnswer>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reject(new CallTimedOut());
      abort();
    }, STALL_LIMIT_MS);
  };
  request.upload.onprogress = ({ loaded, total }) => {
    moved();
    onProgress(total === 0 ? 0 : loaded / total);
  };
  request.onload = () => resolve({ status: request.status, body: request.responseText });
  request.onerror = () => reject(new Error('The connection was lost'));
  request.onabort = () => reject(signal.reason);
  request.onloadend = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  signal.addEventListener('abort', abort);
  request.open('PUT', address);
  request.setRequestHeader('content-type', 'application/octet-stream');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(file);
  moved();
  if (signal.aborted) abort();
  return promise;
};
