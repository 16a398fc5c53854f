import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import type { Measure } from './manifest.ts';

/** Passes bytes on, counting and hashing them; `measure` is complete at the stream's end. */
export const measured = (): { readonly through: Transform; measure(): Measure } => {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, measure: () => ({ bytes, sha256: hash.digest('hex') }) };
};

/** Throws what reading the file throws. */
export const measureFile = async (path: string, onBytes: (bytes: number) => void = () => undefined) => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes(chunk.length);
  }
  return { bytes, sha256: hash.digest('hex') } satisfies Measure;
};
