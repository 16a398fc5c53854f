import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import type { PublicViews } from '@palmares/domain/shared-portfolio';
import { sectionExcerpts } from '../../sections/excerpts.ts';
import type { SectionExcerpt } from '../../sections/section-excerpt.ts';

const wordsOf = <Name extends SectionName>(name: Name, content: PublicViews[Name] | null, isEmpty: boolean): string => {
  const { ask, of } = sectionExcerpts[name] as SectionExcerpt<NonNullable<PublicViews[Name]>>;
  if (isEmpty) return ask();
  return content === null ? '' : of(content);
};

/** Returns an excerpt of each section, and what to add to each of the empty ones. */
export const sectionWords = (
  views: PublicViews | null,
  empty: readonly SectionName[],
): Readonly<Record<SectionName, string>> => {
  const words = sectionNames.map((name) => [name, wordsOf(name, views?.[name] ?? null, empty.includes(name))]);
  // TypeScript cannot see that an object built from every section has every key.
  return Object.fromEntries(words) as Record<SectionName, string>;
};
