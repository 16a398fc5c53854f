import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The content of each file of an archive, by path, in the order of the archive. */
export const readZip = async (archive: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await fromBufferPromise(archive, { strictFileNames: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
};
