/** A file's type by its first bytes. HEIC is recognized only to refuse it by name. */
export type ContentType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic' | 'application/pdf';

/** Number of leading bytes that {@link contentTypeOf} looks at. */
export const HEAD_BYTES = 1024;

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Generic containers of AVIF or HEIC pictures; the compatible brands tell which. */
const GENERIC_BRANDS = ['mif1', 'msf1', 'miaf'];

/** The brands of an ISO base media file, the major one first; empty for other formats. */
const brandsOf = (text: string, bytes: Buffer): readonly string[] => {
  if (text.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const compatible: string[] = [];
  // Bytes 12 to 16 are the version of the major brand.
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(text.slice(at, at + 4));
  return [text.slice(8, 12), ...compatible];
};

const typeOfBrands = ([major, ...compatible]: readonly string[]): ContentType | undefined => {
  if (major === undefined) return undefined;
  if (AVIF_BRANDS.includes(major)) return 'image/avif';
  if (HEIC_BRANDS.includes(major)) return 'image/heic';
  if (!GENERIC_BRANDS.includes(major)) return undefined;
  return compatible.some((brand) => AVIF_BRANDS.includes(brand)) ? 'image/avif' : 'image/heic';
};

/**
 * Returns a file's type by its first {@link HEAD_BYTES} bytes; undefined for everything that is accepted nowhere. The
 * bytes at offset 0 decide, so a file that is valid as two types gets the one that a picture decoder sees.
 */
export const contentTypeOf = (head: Uint8Array): ContentType | undefined => {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES));
  const text = bytes.toString('latin1');
  if (text.startsWith(JPEG)) return 'image/jpeg';
  if (text.startsWith(PNG)) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return typeOfBrands(brandsOf(text, bytes)) ?? (isOtherFormat(text) ? undefined : pdfIn(text));
};

const pdfIn = (text: string): ContentType | undefined => (text.includes('%PDF-') ? 'application/pdf' : undefined);

/** Formats that begin at offset 0 and are refused, whatever follows them. */
const OTHERS = ['GIF8', 'BM', 'II*\0', 'MM\0*', 'PK\x03\x04', 'RIFF', '\x7fELF', 'MZ', '%!PS', '<'];

const isOtherFormat = (text: string): boolean =>
  text.slice(4, 8) === 'ftyp' || OTHERS.some((start) => text.trimStart().startsWith(start) || text.startsWith(start));
