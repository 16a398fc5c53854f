import type { Readable } from 'node:stream';

/** A response's body that reads the source only as fast as the client does, and destroys it when the client is gone. */
export const streamOf = (source: Readable): ReadableStream<Uint8Array> => {
  const parts: AsyncIterator<Uint8Array> = source.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
};
