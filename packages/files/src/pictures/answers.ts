import type { Crop, FileCode } from '@palmares/domain/files';
import type { FileSize } from '../keys.ts';

export interface MadePicture {
  readonly size: FileSize;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** What the process is asked for. */
export type PictureOrder =
  | { readonly do: 'inspect'; readonly source: Uint8Array }
  | { readonly do: 'make'; readonly source: Uint8Array; readonly crop: Crop }
  | { readonly do: 'crop'; readonly source: Uint8Array; readonly crop: Crop }
  | { readonly do: 'clean'; readonly source: Uint8Array };

export interface PictureHeader {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: FileCode };
