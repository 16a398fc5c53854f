import type { linksOf } from '@palmares/db/sharing';
import { ageAt } from '@palmares/domain/account';
import { ADULT_AGE, type PortfolioPart, portfolioParts } from '@palmares/domain/public-view';

type ListedLink = Awaited<ReturnType<typeof linksOf>>[number];

export interface EndedLink extends Pick<ListedLink, 'linkId' | 'label' | 'createdAt'> {
  readonly state: 'revoked' | 'replaced';
  readonly at: Date;
}

/** The links that the athlete has closed or replaced for good, in the order of the list. */
export const endedLinks = (links: readonly ListedLink[]): readonly EndedLink[] =>
  links.flatMap(({ linkId, label, createdAt, revokedAt, replacedBy }): EndedLink[] => {
    const ended = { linkId, label, createdAt };
    if (revokedAt) return [{ ...ended, state: 'revoked', at: revokedAt }];
    if (replacedBy === null) return [];
    // A link is made in the same moment as it takes the place of another.
    const successor = links.find((link) => link.linkId === replacedBy);
    return [{ ...ended, state: 'replaced', at: successor?.createdAt ?? createdAt }];
  });

/** At 18 nothing changes by itself: the parts that links from before leave out, and could now open. */
export const partsLeftClosed = (
  links: readonly Pick<ListedLink, 'token' | 'parts' | 'createdAt'>[],
  dateOfBirth: string,
  at: Date,
): readonly PortfolioPart[] => {
  if (ageAt(dateOfBirth, at) < ADULT_AGE) return [];
  const before = links.filter(({ token, createdAt }) => token !== null && ageAt(dateOfBirth, createdAt) < ADULT_AGE);
  return portfolioParts.filter((part) => before.some(({ parts }) => parts?.[part] === false));
};
