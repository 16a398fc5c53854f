import { noteConnection } from '../browser/connection.ts';
import { deferred } from '../browser/deferred.ts';
import { isUnreachable } from '../notices/error-status.ts';

/** Milliseconds to wait for the server before answering from this device. */
const TIMEOUT_MS = 5000;

const late = Symbol('late');

interface Circumstances {
  readonly patience?: number;
  readonly isServer?: boolean;
}

/**
 * Resolves with the server's answer or, if the server is unreachable or too slow, with what this device knows; if it
 * knows nothing, keeps waiting for the server. On the server itself, always waits for the answer.
 */
export const orFromDevice = async <Answer>(
  asked: Promise<Answer>,
  recall: () => Promise<Answer | null>,
  { patience = TIMEOUT_MS, isServer = import.meta.env.SSR }: Circumstances = {},
): Promise<Answer> => {
  if (isServer) return asked;
  const { promise, resolve } = deferred<typeof late>();
  const timer = setTimeout(() => resolve(late), patience);
  try {
    const first = await Promise.race([asked, promise]);
    if (first !== late) {
      noteConnection({ isLost: false });
      return first;
    }
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure;
  } finally {
    clearTimeout(timer);
  }
  noteConnection({ isLost: true });
  return (await recall()) ?? asked;
};
