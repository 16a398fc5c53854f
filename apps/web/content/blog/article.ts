import type { ArticleSlug } from './slugs.ts';

export interface Article {
  readonly title: string;
  readonly description: string;
  /** A calendar day, `2026-11-25`. */
  readonly published: string;
  /** The month in which its facts were last checked, `2026-11`. */
  readonly checked: string;
  readonly related: readonly ArticleSlug[];
  /** Number of words in the body text. */
  readonly words: number;
  /** The `h2` headings. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}
