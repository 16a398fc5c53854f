import type { Readable } from 'node:stream';

interface Options {
  /** Maximum milliseconds for which the client may read nothing. */
  readonly silenceMs: number;
  /** Called once, however the body ends. */
  readonly onEnd: () => void;
}

/** The client has not read for too long. */
export class ReaderStalled extends Error {
  override readonly name = 'ReaderStalled';
}

/**
 * Returns a response body that reads the source only as fast as the client does. It destroys the source when the client
 * leaves. When the client stops reading, it fails with {@link ReaderStalled}, which ends the connection.
 */
export const streamOf = (source: Readable, { silenceMs, onEnd }: Options): ReadableStream<Uint8Array> => {
  const parts: AsyncIterator<Uint8Array> = source.iterator();
  let silence: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = (): void => {
    clearTimeout(silence);
    if (!isOver) onEnd();
    isOver = true;
  };
  const next = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { done, value } = await parts.next();
    if (isOver) return;
    if (done) {
      controller.close();
      end();
      return;
    }
    controller.enqueue(value);
    silence = setTimeout(() => {
      controller.error(new ReaderStalled());
      source.destroy();
      end();
    }, silenceMs);
  };
  return new ReadableStream({
    pull: async (controller) => {
      clearTimeout(silence);
      await next(controller).catch((error: unknown) => {
        end();
        throw error;
      });
    },
    cancel: () => {
      source.destroy();
      end();
    },
  });
};
