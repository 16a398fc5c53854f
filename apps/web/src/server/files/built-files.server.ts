import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './encodings.server.ts';

export interface BuiltFile {
  /** Relative to the build folder, with a leading slash. */
  readonly path: string;
  readonly content: Buffer;
  /** The content as compressed by the build. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** The suffix of a compressed file beside its original. */
export const compressedSuffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const isCompressed = (path: string): boolean => encodings.some((encoding) => path.endsWith(compressedSuffix[encoding]));

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
};

/** The paths of all files in the folder except the compressed ones. */
export const originalsBelow = async (folder: string): Promise<readonly string[]> =>
  (await filesBelow(folder)).filter((path) => !isCompressed(path));

/** Reads every file in the folder into memory, together with its compressed siblings. */
export const readBuiltFiles = async (folder: string): Promise<readonly BuiltFile[]> => {
  const paths = new Set(await filesBelow(folder));
  const read = async (path: string): Promise<BuiltFile> => {
    const encoded = new Map<Encoding, Buffer>();
    for (const encoding of encodings) {
      const sibling = path + compressedSuffix[encoding];
      if (paths.has(sibling)) encoded.set(encoding, await readFile(join(folder, sibling)));
    }
    return { path, content: await readFile(join(folder, path)), encoded };
  };
  return Promise.all([...paths].filter((path) => !isCompressed(path)).map(read));
};
