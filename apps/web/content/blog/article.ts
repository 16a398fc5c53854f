import type { ArticleFacts } from '@palmares/domain/blog';

/** An article in one language. */
export interface WrittenArticle {
  readonly title: string;
  readonly description: string;
  /** Number of words in the body text. */
  readonly words: number;
  /** The `h2` headings. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}

export type Article = WrittenArticle & ArticleFacts;
