import { recordSection } from '../kit/record-section.ts';
import { identitySectionEvents } from './events.ts';
import { allShown, shownParts } from './fields.ts';

/** Only what the portfolio shows of the Identity test: the results themselves are in a stream of their own. */
export const identity = recordSection({
  name: 'identity',
  noun: 'ShownIdentityParts',
  content: shownParts,
  empty: allShown,
  events: identitySectionEvents,
});
