import type { Readable } from 'node:stream';
import type { FileKey, FilePrefix, OwnedPrefix } from '../keys.ts';

export interface WriteOptions {
  /** The media type, which a bucket keeps beside the bytes. */
  readonly type: string;
  /** The largest accepted number of bytes. */
  readonly atMost: number;
}

export interface StoredFile {
  readonly bytes: number;
  readonly changedAt: Date;
}

/** The bytes of files, and nothing about them. */
export interface FileStore {
  /**
   * Replaces what is there once the whole body has arrived; returns its number of bytes. Throws what the body throws, or
   * {@link FileTooLarge}, and then nothing has changed.
   */
  write(key: FileKey, body: Readable | Uint8Array, options: WriteOptions): Promise<number>;
  /** Throws {@link FileMissing}. The caller reads the stream to its end or destroys it. */
  read(key: FileKey): Promise<Readable>;
  /** Throws {@link FileMissing}. */
  stat(key: FileKey): Promise<StoredFile>;
  /** Removing a missing file is a no-op. */
  remove(key: FileKey): Promise<void>;
  /** Throws if anything is left. Removing what is not there is a no-op. */
  removeAll(prefix: OwnedPrefix): Promise<void>;
  /** In no particular order. */
  keys(prefix: FilePrefix): AsyncIterable<FileKey>;
  /** Removes what writes left that were killed before that moment. */
  removeAbandoned(before: Date): Promise<void>;
}

export class FileMissing extends Error {
  readonly key: FileKey;

  constructor(key: FileKey) {
    super(`There is no file ${key}`);
    this.name = 'FileMissing';
    this.key = key;
  }
}

/** More bytes came than {@link WriteOptions.atMost} allows. */
export class FileTooLarge extends Error {
  constructor(atMost: number) {
    super(`The file has more than ${atMost} bytes`);
    this.name = 'FileTooLarge';
  }
}
