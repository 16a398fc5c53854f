import { hasCategory, hasPosition, OTHER } from '@palmares/domain/catalogue';
import type { Language } from '@palmares/domain/kernel';
import { categoryName, type DraftItems, type Gender, positionName } from '@palmares/domain/sections';

type Sport = DraftItems['sports'];

/** The fields chosen from lists, with the text typed for a choice that is not listed. */
export type SportChoices = Pick<
  Sport,
  'sport' | 'country' | 'category' | 'categoryOther' | 'position' | 'positionOther'
>;

/** A sport or country that an athlete chose instead of another. */
export type SportChange = Partial<Pick<Sport, 'sport' | 'country'>>;

/** The item after the change, without choices that do not exist in the new sport or country. */
export const changedSport = <Choices extends SportChoices>(before: Choices, change: SportChange): Choices => {
  const item = { ...before, ...change };
  // Text for an unlisted choice belongs to the sport for which it was written.
  const fits = (choice: string, isListed: boolean) => (choice === OTHER ? item.sport === before.sport : isListed);
  const keepsCategory = fits(item.category, hasCategory(item.sport, item.country, item.category));
  const keepsPosition = fits(item.position, hasPosition(item.sport, item.position));
  return {
    ...item,
    ...(keepsCategory ? {} : { category: '', categoryOther: '' }),
    ...(keepsPosition ? {} : { position: '', positionOther: '' }),
  };
};

/** The names of what the athlete chose before and would have to choose again. */
export const lostChoices = (
  before: SportChoices,
  change: SportChange,
  language: Language,
  gender: Gender | null = null,
): readonly string[] => {
  const after = changedSport(before, change);
  return [
    ...(after.category === before.category ? [] : [categoryName(before, language)]),
    ...(after.position === before.position ? [] : [positionName(before, language, gender)]),
  ];
};

/** Takes back a change of sport or country, and leaves what was written elsewhere since. */
export const withChoicesOf = (now: Sport, before: SportChoices): Sport => {
  const { sport, country, category, categoryOther, position, positionOther } = before;
  return { ...now, sport, country, category, categoryOther, position, positionOther };
};
