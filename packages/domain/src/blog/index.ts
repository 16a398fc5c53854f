export { type ArticleFacts, articleFacts } from './articles.ts';
export { articlesToCheck, FIGURES_VALID_MONTHS } from './figures.ts';
export { type ArticleSlug, articleSlugs, isArticleSlug } from './slugs.ts';
