import type { MyDataExport } from '../../api/data-export/data-export-of.server.ts';

/** Milliseconds between two polls of the progress. */
const POLL = 1500;

interface StoredFile {
  readonly exportId: string;
  readonly bytes: number;
  readonly until: Date;
}

export type ExportView =
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly file: StoredFile }
  /** The file is that of an earlier request, which stays until the next one is ready. */
  | { readonly kind: 'failed'; readonly file: StoredFile | undefined }
  | { readonly kind: 'making'; readonly percent: number; readonly file: StoredFile | undefined };

const fileOf = ({ ready }: MyDataExport): StoredFile | undefined =>
  ready ? { exportId: ready.exportId, bytes: ready.bytes, until: ready.expiresAt } : undefined;

/** Returns the row's state for the athlete's latest data download. */
export const exportView = (last: MyDataExport | null | undefined): ExportView => {
  if (!last) return { kind: 'none' };
  const file = fileOf(last);
  if (last.state === 'failed') return { kind: 'failed', file };
  if (last.state !== 'ready') return { kind: 'making', percent: last.progress, file };
  return file ? { kind: 'ready', file } : { kind: 'none' };
};

export const fileOfView = (view: ExportView): StoredFile | undefined => (view.kind === 'none' ? undefined : view.file);

export const pollOf = (last: MyDataExport | null | undefined): number | false =>
  exportView(last).kind === 'making' && POLL;
