import { recordSection } from '../kit/record-section.ts';
import { identitySectionEvents } from './events.ts';
import { allShown, shownParts } from './fields.ts';

/** Holds only which results of the Identity test are shown: the results themselves are in a stream of their own. */
export const identity = recordSection({
  name: 'identity',
  noun: 'ShownIdentityParts',
  content: shownParts,
  empty: allShown,
  events: identitySectionEvents,
});
