import type { Crop, FileCode, PixelLimits } from '@palmares/domain/files';
import type { FileSize } from '../keys.ts';

export interface MadePicture {
  readonly size: FileSize;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** Pixels, after rotating it upright. */
  readonly width: number;
  readonly height: number;
}

/** The picture process's task. A null crop means the middle of the picture. */
export type PictureTask =
  | { readonly do: 'make' | 'crop'; readonly source: Uint8Array; readonly crop: Crop | null }
  | { readonly do: 'clean'; readonly source: Uint8Array };

/** The request to the picture process. It carries the limits, because the process may read no other package. */
export type PictureOrder = PictureTask & { readonly limits: PixelLimits };

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: FileCode };
