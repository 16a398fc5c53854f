import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileKey } from '../keys.ts';
import type { FileStoreConfig } from '../settings.ts';
import { arrive } from './arrive.ts';
import type { StoreDriver } from './driver-store.ts';
import { FileTooLarge, type WriteOptions } from './file-store.ts';

const CONNECT_MS = 5_000;
/** Without a byte from the server. */
const SILENCE_MS = 30_000;
/** At once, of this process. A download takes one for as long as its reader needs. */
const CONNECTIONS = 200;

const createClient = ({ region, endpoint, credentials }: Extract<FileStoreConfig, { in: 's3' }>): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // By default a checksum follows the body in a framing that many other servers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });

/** A private bucket. */
export class BucketDriver extends S3Driver implements StoreDriver {
  constructor(config: Extract<FileStoreConfig, { in: 's3' }>) {
    super({ client: createClient(config), bucket: config.bucket, visibility: 'private', supportsACL: false });
  }

  async write(key: FileKey, body: Readable | Uint8Array, { type, atMost }: WriteOptions): Promise<number> {
    if (body instanceof Readable) return this.#writeStream(key, body, { type, atMost });
    if (body.length > atMost) throw new FileTooLarge(atMost);
    await this.put(key, body, { contentType: type });
    return body.length;
  }

  isMissing(error: unknown): boolean {
    // A missing bucket answers 404 too; HEAD has no body that would name the code.
    return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
  }

  async removeAbandoned(): Promise<void> {
    // A bucket shows a file only once it is whole.
  }

  /** S3 has to be told the length first, and a body that breaks off must not reach it: it waits in a nameless file. */
  async #writeStream(key: FileKey, body: Readable, { type, atMost }: WriteOptions): Promise<number> {
    const path = join(tmpdir(), `palmares-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
      const bytes = await arrive(file, body, atMost);
      const whole = file.createReadStream({ start: 0, autoClose: false });
      // flydrive passes on no length of 0.
      if (bytes === 0) await this.put(key, new Uint8Array(), { contentType: type });
      else await this.putStream(key, whole, { contentType: type, contentLength: bytes });
      return bytes;
    } finally {
      await file.close();
    }
  }
}
