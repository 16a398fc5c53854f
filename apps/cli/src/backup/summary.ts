import type { Manifest } from '@palmares/db/backup';

const MB = 1_000_000;

export const megabytes = (bytes: number): number => Math.ceil(bytes / MB);

/** The contents of a backup. */
export interface Summary {
  readonly folder: string;
  readonly id: string;
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly events: number;
  readonly files: number;
  /** Size on disk, including the files. */
  readonly bytes: number;
}

const PARTITION_OF_EVENTS = /^public\.events_/;

export const summaryOf = (folder: string, { id, takenAt, tables, files }: Manifest): Summary => ({
  folder,
  id,
  takenAt,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  events: tables.reduce((sum, { name, rows }) => (PARTITION_OF_EVENTS.test(name) ? sum + rows : sum), 0),
  files: files.count,
  bytes: tables.reduce((sum, { bytes }) => sum + bytes, files.bytes),
});
