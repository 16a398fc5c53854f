import { constants, crc32, deflateRawSync } from 'node:zlib';

const { Z_BEST_COMPRESSION: level, Z_FULL_FLUSH, Z_FINISH } = constants;

/** The header of gzip (RFC 1952) for a file without a name or a time, from an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** The beginning of a block of deflate that holds its bytes uncompressed (RFC 1951, section 3.2.4). */
const storedHeader = (length: number): Buffer => {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt16LE(length, 1);
  bytes.writeUInt16LE(length ^ 0xffff, 3);
  return bytes;
};

/**
 * Compresses what stands before and after a value that differs by answer, and returns a function that writes the whole
 * as gzip. The value has `length` bytes, at most 65,535. Only the checksum reads the whole again, which takes a tenth of
 * the time of compressing it.
 */
export const gzipAround = (before: Uint8Array, after: Uint8Array, length: number): ((value: Uint8Array) => Buffer) => {
  const start = Buffer.concat([
    header,
    deflateRawSync(before, { level, finishFlush: Z_FULL_FLUSH }),
    storedHeader(length),
  ]);
  // Refers back to what stands before, and never to the zeros, which no text has in place of the value.
  const dictionary = Buffer.concat([before, Buffer.alloc(length)]);
  const end = deflateRawSync(after, { level, finishFlush: Z_FINISH, dictionary });
  const checked = crc32(before);
  return (value) => {
    if (value.byteLength !== length) throw new Error(`The value has ${value.byteLength} bytes, not ${length}`);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(value, checked)), 0);
    trailer.writeUInt32LE(before.byteLength + length + after.byteLength, 4);
    return Buffer.concat([start, value, end, trailer]);
  };
};
