import { articleFacts } from './articles.ts';
import { type ArticleSlug, articleSlugs } from './slugs.ts';

/** Months after which the figures of an article are compared with their sources again. */
export const FIGURES_VALID_MONTHS = 18;

/** Months from the first day of a month, `2026-11`, to the month of a moment in UTC. */
const monthsSince = (month: string, at: Date): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (at.getUTCFullYear() - year) * 12 + at.getUTCMonth() + 1 - number;
};

/** Returns the articles whose figures were checked more than `FIGURES_VALID_MONTHS` months ago. */
export const articlesToCheck = (
  at: Date,
  checkedIn: (slug: ArticleSlug) => string = (slug) => articleFacts[slug].checked,
): readonly ArticleSlug[] => articleSlugs.filter((slug) => monthsSince(checkedIn(slug), at) > FIGURES_VALID_MONTHS);
