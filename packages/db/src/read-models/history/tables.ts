import { type SectionsTable, sectionsTable } from '../sections-table.ts';

/** `entry` and `named` are sealed under the athlete's key. */
export const history_entries = `
  athlete_id uuid not null,
  version bigint not null,
  section text,
  recorded_at timestamptz not null,
  contact_id text,
  entry bytea not null,
  named bytea,
  primary key (athlete_id, version)
`;

export const history_sections = sectionsTable;

export interface HistoryTables {
  /** One row per event of a portfolio. */
  history_entries: {
    athlete_id: string;
    version: number;
    section: string | null;
    recorded_at: Date;
    /** Id of the contact that the event is about; null for every other event. */
    contact_id: string | null;
    /** Actor, device and words; for an event about a contact, the words to show once the contact is forgotten. */
    entry: Buffer;
    /** The words that may name the contact; null if there is none, or once the contact is forgotten. */
    named: Buffer | null;
  };
  /** The sections as of the last entry, which say what the next event changed. */
  history_sections: SectionsTable;
}
