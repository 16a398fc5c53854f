import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedSuffix, originalsBelow } from '../src/server/files/built-files.server.ts';
import { type Encoding, encodings } from '../src/server/files/encodings.server.ts';
import { fileTypeOf } from '../src/server/files/file-types.server.ts';

const client = join(import.meta.dirname, '../dist/client');

const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes each encoding beside the file if it is smaller than the file. */
const precompress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  for (const encoding of encodings) {
    const compressed = await compress[encoding](content);
    if (compressed.byteLength < content.byteLength) await writeFile(file + compressedSuffix[encoding], compressed);
  }
};

const paths = await originalsBelow(client);
await Promise.all(
  paths.filter((path) => fileTypeOf(path).isCompressible).map((path) => precompress(join(client, path))),
);
