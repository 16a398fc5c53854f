import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Text in the EXIF data of {@link samplePhoto}, which nothing made of the photo may contain. */
export const PHOTO_SECRETS = ['Exif', 'Rideau Hall', 'Samsung', 'WGS-84'] as const;

export interface SamplePhoto {
  /** Pixels as stored: a photo that was taken upright is stored on its side. */
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** EXIF orientation: 6 means that the right side of the stored picture is its bottom. */
  readonly orientation?: number;
}

/** A red picture whose stored top left quarter is blue, with a position, a place and a camera in its EXIF data. */
export const samplePhoto = async (options: SamplePhoto = {}): Promise<Buffer> => {
  const { width = 120, height = 80, format = 'jpeg', orientation = 1 } = options;
  const corner = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { ...corner, background: '#0000ff' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Orientation: String(orientation), Make: 'Samsung', ImageDescription: 'Rideau Hall' },
      IFD3: {
        GPSMapDatum: 'WGS-84',
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 26/1 3947/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '75/1 41/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/** A PNG of 40 kB that claims 50,000 by 50,000 pixels. */
export const pixelBomb = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(40 * 2 ** 20))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The first bytes of a HEIC picture, as iPhones write them. */
export const heicHead = (): Buffer => isoHead('heic', ['mif1', 'heic']);

/** The head of an ISO base media file with these brands. */
export const isoHead = (major: string, compatible: readonly string[]): Buffer => {
  const text = `ftyp${major}\0\0\0\0${compatible.join('')}`;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 4);
  return Buffer.concat([size, Buffer.from(text, 'latin1'), Buffer.from('\0\0\0\x08free', 'latin1')]);
};
