import { type FileCode, type FileKind, fileCodes, fileKinds } from '@palmares/domain/files';
import type { Instruments } from '@palmares/event-store/metrics';

/** Bounds in seconds, including the store's part; a large picture computes for 20. */
const buckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60, 120];

/** `upload_closed`: the file was received before, or another upload of it is under way. */
const uploadCodes = [...fileCodes, 'upload_closed'] as const;

export interface UploadMetrics {
  /** An upload is stored and waits for its check. */
  onReceived(bytes: number): void;
  /** An upload is refused before its content is read. */
  onRefused(code: FileCode | 'upload_closed'): void;
}

/** Metrics of the uploads that this process receives. */
export const uploadMetrics = ({ counter }: Instruments): UploadMetrics => {
  const received = counter({
    name: 'palmares_uploads_received_total',
    help: 'Uploads this process stored.',
    labelNames: [],
  });
  const bytes = counter({
    name: 'palmares_upload_bytes_total',
    help: 'Bytes of the uploads this process stored.',
    labelNames: [],
  });
  const refused = counter({
    name: 'palmares_uploads_refused_total',
    help: 'Uploads this process refused before their content was looked at, by reason.',
    labelNames: ['code'],
  });
  for (const one of [received, bytes]) one.inc({}, 0);
  for (const code of uploadCodes) refused.inc({ code }, 0);
  return {
    onReceived: (by) => {
      received.inc({});
      bytes.inc({}, by);
    },
    onRefused: (code) => refused.inc({ code }),
  };
};

export interface ProcessedFile {
  readonly kind: FileKind;
  readonly outcome: 'ready' | FileCode;
  /** Counted from the beginning of the run that decided. */
  readonly seconds: number;
}

export interface FileMetrics {
  onProcessed(file: ProcessedFile): void;
}

/** Metrics of the files that this process checks. */
export const fileMetrics = ({ counter, histogram }: Instruments): FileMetrics => {
  const processed = counter({
    name: 'palmares_files_processed_total',
    help: 'Uploads this worker checked, by kind and outcome: ready, or why it was refused.',
    labelNames: ['kind', 'outcome'],
  });
  const duration = histogram({
    name: 'palmares_file_processing_duration_seconds',
    help: 'Duration of the run that decided on an upload, without its wait.',
    labelNames: ['kind'],
    buckets,
  });
  for (const kind of fileKinds)
    for (const outcome of ['ready', ...fileCodes] as const) processed.inc({ kind, outcome }, 0);
  return {
    onProcessed: ({ kind, outcome, seconds }) => {
      processed.inc({ kind, outcome });
      duration.observe({ kind }, seconds);
    },
  };
};
