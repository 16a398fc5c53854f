export const legalDocuments = ['terms-of-use', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** Identical in both languages: `2026-11-23`, or `2026-11-23.2` for the second version of that day. */
  readonly version: string;
  /** A calendar day, `2026-11-23`. */
  readonly date: string;
  /** Changes in this version, for readers who accepted an earlier one. */
  readonly changes: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}
