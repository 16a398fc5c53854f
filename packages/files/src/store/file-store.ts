import type { Readable } from 'node:stream';
import type { FileKey, FilePrefix, OwnedPrefix } from '../keys.ts';

export interface WriteOptions {
  /** The media type, which a bucket stores with the bytes. */
  readonly type: string;
  /** Maximum number of bytes. */
  readonly atMost: number;
}

export interface StoredFile {
  readonly bytes: number;
  readonly changedAt: Date;
}

/** Stores the bytes of files, and nothing about them. */
export interface FileStore {
  /**
   * Replaces the file once the whole body has arrived; returns its number of bytes. Throws the body's errors or {@link
   * FileTooLarge}, and then nothing has changed.
   */
  write(key: FileKey, body: Readable | Uint8Array, options: WriteOptions): Promise<number>;
  /** Throws {@link FileMissing}. The caller must read the stream to its end or destroy it. */
  read(key: FileKey): Promise<Readable>;
  /** Throws {@link FileMissing}. */
  stat(key: FileKey): Promise<StoredFile>;
  /** Removing a missing file is a no-op. */
  remove(key: FileKey): Promise<void>;
  /** Throws if anything is left. Removing missing files is a no-op. */
  removeAll(prefix: OwnedPrefix): Promise<void>;
  /** Lists the keys in no particular order. */
  keys(prefix: FilePrefix): AsyncIterable<FileKey>;
  /** Removes the leftovers of writes that were killed before that moment. */
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

/** Thrown if the body has more bytes than {@link WriteOptions.atMost} allows. */
export class FileTooLarge extends Error {
  constructor(atMost: number) {
    super(`The file has more than ${atMost} bytes`);
    this.name = 'FileTooLarge';
  }
}
