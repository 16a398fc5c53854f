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
    /** The contact whom the event is about. */
    contact_id: string | null;
    /** Who did it, from which device, and the words; those about a contact, as they are once the contact is forgotten. */
    entry: Buffer;
    /** The words that may name the contact; null if there is none, or once the contact is forgotten. */
    named: Buffer | null;
  };
  /** The sections as of the last entry, which say what the next event changed. */
  history_sections: SectionsTable;
}
