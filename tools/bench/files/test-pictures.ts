import { randomBytes } from 'node:crypto';
import { fileLimits, pixelLimits } from '@palmares/domain/files';
import sharp, { type Sharp } from 'sharp';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a size of 3:2 with at most that many pixels. */
const sizeOf = (pixels: number): PictureSize => {
  const unit = Math.floor(Math.sqrt(pixels / 6));
  return { width: 3 * unit, height: 2 * unit };
};

/** Makes noise of low contrast with one value every `grain` pixels, which compresses about as well as a photo. */
const scene = ({ width, height }: PictureSize, grain: number, kernel: 'cubic' | 'nearest'): Sharp => {
  const small = { width: Math.ceil(width / grain), height: Math.ceil(height / grain), channels: 3 } as const;
  return sharp(randomBytes(small.width * small.height * small.channels), { raw: small })
    .linear(0.3, 90)
    .resize(width, height, { fit: 'fill', kernel });
};

const photo = (size: PictureSize): Sharp => scene(size, 8, 'cubic');

/** Simpler than a photo, which would be too large as a PNG to be accepted. */
const drawing = (size: PictureSize): Sharp => scene(size, 12, 'nearest');

/** Makes a photo with that share of 12 megapixels, as detailed as a phone's. */
export const phonePhoto = (share: number): Promise<Buffer> => {
  const side = 1000 * Math.sqrt(share);
  return scene({ width: 4 * side, height: 3 * side }, 3, 'cubic')
    .jpeg({ quality: 85 })
    .toBuffer();
};

interface Kind {
  readonly pixels: number;
  encode(size: PictureSize): Promise<Buffer>;
}

const kinds: Readonly<Record<string, Kind>> = {
  JPEG: { pixels: pixelLimits.any, encode: (size) => photo(size).jpeg({ quality: 80 }).toBuffer() },
  'JPEG, progressive, 4:4:4': {
    pixels: pixelLimits.progressive,
    encode: (size) => photo(size).jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  PNG: { pixels: pixelLimits.any, encode: (size) => drawing(size).png().toBuffer() },
  WebP: { pixels: pixelLimits.any, encode: (size) => photo(size).webp({ quality: 75, effort: 0 }).toBuffer() },
  AVIF: { pixels: pixelLimits.avif, encode: (size) => photo(size).avif({ quality: 50, effort: 0 }).toBuffer() },
};

export interface TestPicture {
  readonly kind: string;
  readonly bytes: Buffer;
}

interface Asked {
  /** Number of kinds to make. */
  readonly kinds: number;
  /** Share of each kind's maximum of pixels. */
  readonly pixels: number;
}

/** Makes one picture of each kind. Throws if one is too large to be accepted. */
export const picturesOf = async (asked: Asked): Promise<readonly TestPicture[]> => {
  const pictures: TestPicture[] = [];
  for (const [kind, { pixels, encode }] of Object.entries(kinds).slice(0, asked.kinds)) {
    const bytes = await encode(sizeOf(pixels * asked.pixels));
    if (bytes.length > fileLimits.picture.bytes) throw new Error(`The ${kind} has ${bytes.length} bytes`);
    pictures.push({ kind, bytes });
  }
  return pictures;
};
