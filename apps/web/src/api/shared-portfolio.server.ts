import { ageAt } from '@palmares/domain/account/index';
import { type Athlete, type SectionContent, type SectionStates, sections } from '@palmares/domain/portfolio/index';

type SportsHistory = SectionContent<'sports-history'>;

/** What a visitor is given, and nothing else: no id, no address, no time of an edit, no date of birth. */
export interface SharedPortfolio {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  readonly isEmpty: boolean;
  readonly sections: SectionStates;
}

/** An item's id is a device's and may carry the moment it was made; on a page its place is id enough. */
const placed = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, id: `${index + 1}` }));

const withoutIds = ({ seasons, links }: SportsHistory): SportsHistory => ({
  seasons: seasons.map((season) => ({
    ...season,
    sports: placed(season.sports),
    performances: placed(season.performances),
    awards: placed(season.awards),
  })),
  links: placed(links),
});

/** A version counts the athlete's edits, which is nobody else's business. */
const unversioned = <Content>(content: Content) => ({ version: 0, content });

export const sharedPortfolioOf = (athlete: Athlete, written: SectionStates, at: Date): SharedPortfolio => ({
  firstName: athlete.firstName,
  lastName: athlete.lastName,
  age: ageAt(athlete.dateOfBirth, at),
  isEmpty: sections.introduction.isEmpty(written.introduction.content),
  sections: {
    introduction: unversioned(written.introduction.content),
    motto: unversioned(written.motto.content),
    'sports-history': unversioned(withoutIds(written['sports-history'].content)),
  },
});
