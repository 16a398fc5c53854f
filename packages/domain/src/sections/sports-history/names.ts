import { categoryLabel, OTHER, positionLabel } from '../../catalogue/index.ts';
import type { Language } from '../../kernel/language.ts';
import type { DraftItems } from './fields.ts';

type Sport = DraftItems['sports'];

/** The category's label, or the athlete's own words for one that no list has. */
export const categoryName = (
  { sport, country, category, categoryOther }: Pick<Sport, 'sport' | 'country' | 'category' | 'categoryOther'>,
  language: Language,
): string => {
  if (category === OTHER && categoryOther !== '') return categoryOther;
  return category === '' ? '' : categoryLabel(sport, country, category, language);
};

/** The position's label, or the athlete's own words for one that no list has. */
export const positionName = (
  { sport, position, positionOther }: Pick<Sport, 'sport' | 'position' | 'positionOther'>,
  language: Language,
  gender: 'm' | 'f' | null = null,
): string => {
  if (position === OTHER && positionOther !== '') return positionOther;
  return position === '' ? '' : positionLabel(sport, position, language, gender);
};
