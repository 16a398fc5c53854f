import { articlesToCheck, FIGURES_VALID_MONTHS } from '@palmares/domain/blog';
import { count, type Finding, ok, warn } from './finding.ts';

/** The articles whose figures, such as rules and fees of the NCAA, may be out of date. */
export const checkArticles = (at: Date): Finding => {
  const toCheck = articlesToCheck(at);
  if (toCheck.length === 0)
    return ok('articles', `all figures were checked in the last ${FIGURES_VALID_MONTHS} months`);
  return warn(
    'articles',
    `${count(toCheck.length, 'article')} with figures checked more than ${FIGURES_VALID_MONTHS} months ago: ${toCheck.join(', ')}`,
    'Compare each article with its sources, then set its month in packages/domain/src/blog/articles.ts.',
  );
};
