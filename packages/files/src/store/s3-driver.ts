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
/** Maximum milliseconds without a byte from the server. */
const SILENCE_MS = 30_000;
/** Maximum concurrent connections of this process. A download occupies one for as long as its reader takes. */
const CONNECTIONS = 200;

const createClient = ({ region, endpoint, credentials }: Extract<FileStoreConfig, { in: 's3' }>): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // The default appends a checksum in a framing that many other servers store as part of the file.
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
    // A missing bucket also answers 404. HEAD has no body with the error's code.
    return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
  }

  async removeAbandoned(): Promise<void> {
    // Nothing to do: a bucket shows a file only once it is complete.
  }

  /** Buffers the body in an unlinked file: S3 needs the length first, and a body that breaks off must not reach it. */
  async #writeStream(key: FileKey, body: Readable, { type, atMost }: WriteOptions): Promise<number> {
    const path = join(tmpdir(), `palmares-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
      const bytes = await arrive(file, body, atMost);
      const whole = file.createReadStream({ start: 0, autoClose: false });
      // flydrive does not pass on a length of 0.
      if (bytes === 0) await this.put(key, new Uint8Array(), { contentType: type });
      else await this.putStream(key, whole, { contentType: type, contentLength: bytes });
      return bytes;
    } finally {
      await file.close();
    }
  }
}
