import type { MyDataExport } from '../../api/data-export/data-export-of.server.ts';

/** How often a page asks how far the file is, in milliseconds. */
const POLL = 1500;

export type ExportView =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'making'; readonly percent: number }
  | { readonly kind: 'ready'; readonly exportId: string; readonly bytes: number; readonly until: Date };

/** What the row shows of the download that the athlete asked for last. */
export const exportView = (last: MyDataExport | null | undefined): ExportView => {
  if (!last) return { kind: 'none' };
  const { exportId, state, progress, bytes, expiresAt } = last;
  if (state === 'failed') return { kind: 'failed' };
  if (state === 'ready' && bytes !== null && expiresAt !== null)
    return { kind: 'ready', exportId, bytes, until: expiresAt };
  return { kind: 'making', percent: progress };
};

export const pollOf = (last: MyDataExport | null | undefined): number | false =>
  exportView(last).kind === 'making' && POLL;
