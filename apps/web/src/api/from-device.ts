import { noteConnection } from '../browser/connection.ts';
import { isUnreachable } from '../notices/error-status.ts';

/** In milliseconds: how long the server may take before the device answers with what it knows. */
const PATIENCE_MS = 5000;

const late = Symbol('late');

interface Circumstances {
  readonly patience?: number;
  readonly isServer?: boolean;
}

/**
 * What the server answers; or, if it cannot be reached or takes too long, what this device knows. Where the device knows
 * nothing, the server is waited for. On the server itself, nothing stands in for an answer.
 */
export const orFromDevice = async <Answer>(
  asked: Promise<Answer>,
  recall: () => Promise<Answer | null>,
  { patience = PATIENCE_MS, isServer = import.meta.env.SSR }: Circumstances = {},
): Promise<Answer> => {
  if (isServer) return asked;
  const { promise, resolve } = Promise.withResolvers<typeof late>();
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
