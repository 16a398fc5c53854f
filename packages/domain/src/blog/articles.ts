import type { ArticleSlug } from './slugs.ts';

/** The facts of an article that its two languages share. */
export interface ArticleFacts {
  /** A calendar day, `2026-11-25`. */
  readonly published: string;
  /** The month in which its figures were last compared with their sources, `2026-11`. */
  readonly checked: string;
  readonly related: readonly ArticleSlug[];
}

const firstEdition = { published: '2026-11-25', checked: '2026-11' } as const;

export const articleFacts: Readonly<Record<ArticleSlug, ArticleFacts>> = {
  'building-a-strong-portfolio': { ...firstEdition, related: ['importance-of-identity', 'importing-highlights'] },
  'emailing-a-coach': {
    ...firstEdition,
    related: ['finding-ncaa-coach-contacts', 'five-steps-to-a-recruiters-attention'],
  },
  'five-steps-to-a-recruiters-attention': {
    ...firstEdition,
    related: ['building-a-strong-portfolio', 'emailing-a-coach'],
  },
  'getting-an-ncaa-id': { ...firstEdition, related: ['finding-ncaa-coach-contacts', 'importing-highlights'] },
  'finding-ncaa-coach-contacts': {
    ...firstEdition,
    related: ['emailing-a-coach', 'five-steps-to-a-recruiters-attention'],
  },
  'importing-highlights': { ...firstEdition, related: ['building-a-strong-portfolio', 'emailing-a-coach'] },
  'importance-of-identity': {
    ...firstEdition,
    related: ['building-a-strong-portfolio', 'five-steps-to-a-recruiters-attention'],
  },
};
