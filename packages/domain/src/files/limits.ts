const MIB = 2 ** 20;

export const fileKinds = ['picture', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

interface KindLimits {
  /** The accepted types, recognized by content. `image/jpeg` comes first, because Safari converts HEIC to the first. */
  readonly types: readonly FileType[];
  /** The largest accepted file, in bytes. */
  readonly bytes: number;
}

export const fileLimits: Readonly<Record<FileKind, KindLimits>> = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], bytes: 10 * MIB },
  document: { types: ['image/jpeg', 'image/png', 'application/pdf'], bytes: 15 * MIB },
};

/** The most pixels of a picture. Its decoder holds some kinds in memory whole, which bounds them further. */
export interface PixelLimits {
  readonly any: number;
  /** A progressive JPEG or an interlaced PNG. */
  readonly progressive: number;
  readonly avif: number;
  /** An AVIF with more than 8 bits per channel, which takes half as much memory again. */
  readonly deepAvif: number;
}
export const pixelLimits: PixelLimits = { any: 50e6, progressive: 30e6, avif: 16e6, deepAvif: 13e6 };
export const DOCUMENT_PAGES = 60;
/** All files of one athlete together, in bytes. */
export const ATHLETE_BYTES = 200 * MIB;
/** Uploads of one athlete that are not processed yet. */
export const WAITING_UPLOADS = 10;
