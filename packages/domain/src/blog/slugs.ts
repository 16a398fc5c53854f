/** The articles in the order of their list. A slug is the same in both languages. */
export const articleSlugs = [
  'building-a-strong-portfolio',
  'emailing-a-coach',
  'five-steps-to-a-recruiters-attention',
  'getting-an-ncaa-id',
  'finding-ncaa-coach-contacts',
  'importing-highlights',
  'importance-of-identity',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

export const isArticleSlug = (text: string): text is ArticleSlug => articleSlugs.some((slug) => slug === text);
