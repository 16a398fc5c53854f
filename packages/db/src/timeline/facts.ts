import type { ContactSubject, ReportReason } from '@palmares/domain/contact';
import type { FileCode, FileKind } from '@palmares/domain/files';
import type { ExportState } from '../data-exports/tables.ts';
import type { FileState } from '../files/tables.ts';
import type { JobData, QueueName } from '../jobs/queues.ts';
import type { Outcome } from '../operators/operator-log.ts';

type NoDetails = Readonly<Record<never, never>>;

/** The queues whose jobs send a mail and name the athlete. */
export type MailQueue = {
  readonly [Name in QueueName]: Name extends `send-${string}`
    ? JobData<Name> extends { readonly athleteId: string }
      ? Name
      : never
    : never;
}[QueueName];

/** `done`: sent, or no longer due when the job ran. */
export type MailState = 'waiting' | 'done' | 'failed';

/** Facts about an account outside the event log, with their details. Labels are the only text that a person typed. */
export interface FactDetails {
  readonly signed_up: NoDetails;
  readonly terms_accepted: { readonly version: string };
  readonly email_verified: NoDetails;
  readonly email_released: NoDetails;
  readonly email_change_asked: NoDetails;
  readonly deletion_asked: NoDetails;
  readonly export_asked: { readonly id: string; readonly state: ExportState };
  readonly logged_in: { readonly device: string };
  /** To the hour. */
  readonly session_used: { readonly device: string };
  /** The last log-in of a browser and network whose session may have ended. */
  readonly device_seen: { readonly device: string };
  readonly mail: {
    readonly id: string;
    readonly queue: MailQueue;
    readonly kind: string | null;
    readonly state: MailState;
  };
  readonly link_opened: { readonly id: string; readonly label: string; readonly version: number };
  readonly file_announced: { readonly id: string; readonly kind: FileKind };
  readonly file_changed: {
    readonly id: string;
    readonly kind: FileKind;
    readonly state: FileState;
    readonly refusal: FileCode | null;
  };
  readonly message_written: { readonly id: string; readonly subject: ContactSubject; readonly errorId: string | null };
  readonly link_reported: { readonly id: string; readonly reason: ReportReason; readonly label: string };
  readonly operation: {
    readonly id: string;
    readonly command: string;
    readonly outcome: Outcome | null;
    readonly reason: string | null;
  };
  readonly request_failed: { readonly id: string; readonly place: string };
  readonly job_failed: { readonly id: string; readonly queue: QueueName };
}

export type FactName = keyof FactDetails;

/** One fact with its time. The type parameter ties its name to its details. */
export interface Fact<Name extends FactName = FactName> {
  readonly what: Name;
  readonly at: Date;
  readonly details: FactDetails[Name];
}
