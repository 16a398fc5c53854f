import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly path: string;
  /** True for text. Pictures and documents would hardly get smaller. */
  readonly compress: boolean;
  /** Called when it is the entry's turn. */
  open(): Promise<Readable>;
}

/**
 * Returns a ZIP archive that opens one entry after the other, as fast as it is read. Fails with the error of any entry.
 */
export const zipOf = (entries: readonly ZipEntry[], mtime: Date): Readable => {
  const zip = new ZipFile();
  const body = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: Error): void => {
    body.destroy(error);
  };
  zip.on('error', fail);
  // The reader gets the error; without a listener it would end the process.
  body.on('error', () => undefined);
  body.on('close', () => current?.destroy());
  for (const { path, compress, open } of entries)
    zip.addReadStreamLazy(path, { compress, mtime, mode: 0o100644 }, (begin) => {
      if (body.destroyed) return;
      open().then((stream) => {
        current = stream;
        // yazl ignores stream errors, and its output would never end.
        stream.on('error', fail);
        if (body.destroyed) stream.destroy();
        else begin(null, stream);
      }, fail);
    });
  zip.end();
  zip.outputStream.pipe(body);
  return body;
};
