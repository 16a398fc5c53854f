import { extname } from 'node:path';

export interface FileType {
  readonly contentType: string;
  /** False for formats that are compressed already. */
  readonly isCompressible: boolean;
}

const text = (contentType: string): FileType => ({ contentType, isCompressible: true });
const binary = (contentType: string): FileType => ({ contentType, isCompressible: false });

const types: Readonly<Record<string, FileType>> = {
  '.css': text('text/css; charset=utf-8'),
  '.js': text('text/javascript; charset=utf-8'),
  '.json': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.avif': binary('image/avif'),
  '.ico': binary('image/x-icon'),
  '.jpg': binary('image/jpeg'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
};

/** Throws for an unknown extension: the build should fail before a browser has to guess. */
export const fileTypeOf = (path: string): FileType => {
  const type = types[extname(path)];
  if (!type) throw new Error(`No content type for ${path}; add one to file-types.server.ts`);
  return type;
};
