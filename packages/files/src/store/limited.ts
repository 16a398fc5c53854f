import { Readable } from 'node:stream';
import { FileTooLarge } from './file-store.ts';

/** The chunks of a body. Throws {@link FileTooLarge} on the first chunk that exceeds the limit. */
export async function* limited(body: Readable | Uint8Array, atMost: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body instanceof Readable ? body : [body]) {
    const part: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    bytes += part.length;
    if (bytes > atMost) throw new FileTooLarge(atMost);
    yield part;
  }
}
