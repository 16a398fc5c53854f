import type { Crop, FileCode, PixelLimits } from '@palmares/domain/files';
import type { FileSize } from '../keys.ts';

export interface MadePicture {
  readonly size: FileSize;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** What the process is asked to do with a source. Without a crop, the middle of a picture is shown. */
export type PictureTask =
  | { readonly do: 'make' | 'crop'; readonly source: Uint8Array; readonly crop: Crop | null }
  | { readonly do: 'clean'; readonly source: Uint8Array };

/** The limits come with the task, because the process may read no other package. */
export type PictureOrder = PictureTask & { readonly limits: PixelLimits };

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: FileCode };
