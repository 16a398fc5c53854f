import type { Crop } from '@palmares/domain/files';

/** A file as it comes from the athlete's device. */
export interface DemoFile {
  /** Unique among the athlete's files: a repeated seed recognizes by it what it has uploaded before. */
  readonly fileName: string;
  bytes(): Promise<Uint8Array>;
}

export interface DemoDocument extends DemoFile {
  /** The document's name in the section. */
  readonly name: string;
}

export interface DemoFiles {
  readonly picture: DemoFile & { readonly crop: Crop; readonly cardCrop: Crop };
  readonly documents: readonly DemoDocument[];
}
