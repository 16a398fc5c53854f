import type { FileCode, PixelLimits } from '@palmares/domain/files';
import type { FileSize } from '../keys.ts';
import type { Crops } from './crop.ts';

export interface MadePicture {
  readonly size: FileSize;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** Pixels, after rotating it upright. */
  readonly width: number;
  readonly height: number;
}

/** The picture process's task. Without crops it takes the middle of the picture. */
export type PictureTask =
  | { readonly do: 'make' | 'crop'; readonly source: Uint8Array; readonly crops: Crops | null }
  | { readonly do: 'clean'; readonly source: Uint8Array };

/** The request to the picture process. It carries what the domain decides, because the process may read no other package. */
export type PictureOrder = PictureTask & { readonly limits: PixelLimits; readonly cardRatio: number };

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: FileCode };
