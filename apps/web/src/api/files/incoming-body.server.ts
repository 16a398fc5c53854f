import { Readable } from 'node:stream';

interface Patience {
  /** Maximum milliseconds to wait for the next part. */
  readonly partMs: number;
  /** Maximum milliseconds to wait for all parts. */
  readonly wholeMs: number;
}

export interface IncomingBody {
  /** Fails with {@link BodyBroken}. */
  readonly parts: Readable;
  /** Reads the rest, because no answer can be sent on a connection whose body was not read. Never rejects. */
  drain(): Promise<void>;
}

/** The body was cut off, was longer than its route takes, or came too slowly. */
export class BodyBroken extends Error {
  override readonly name = 'BodyBroken';
}

/** Reads a request's body part by part, as fast as its parts are consumed. */
export const incomingBody = (body: ReadableStream<Uint8Array> | null, { partMs, wholeMs }: Patience): IncomingBody => {
  const reader = body?.getReader();
  const deadline = performance.now() + wholeMs;
  let isOver = reader === undefined;

  const fail = async (cause: unknown): Promise<never> => {
    isOver = true;
    reader?.cancel().catch(() => undefined);
    throw new BodyBroken('The body was not whole', { cause });
  };

  const next = async (): Promise<Uint8Array | undefined> => {
    if (!reader || isOver) return undefined;
    const late = Promise.withResolvers<never>();
    const patience = Math.min(partMs, deadline - performance.now());
    const timer = setTimeout(() => late.reject(new Error('It came too slowly')), Math.max(0, patience));
    try {
      const { value } = await Promise.race([reader.read(), late.promise]);
      isOver ||= value === undefined;
      return value;
    } catch (error) {
      return fail(error);
    } finally {
      clearTimeout(timer);
    }
  };

  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let part = await next(); part; part = await next()) yield part;
  }

  return {
    parts: Readable.from(parts()),
    drain: async () => {
      while (!isOver) await next().catch(() => undefined);
    },
  };
};
