import type { IdentityResult } from '../identity/index.ts';
import { isSectionEmpty, type SectionStates } from './decider.ts';
import { type SectionName, sectionNames } from './sections.ts';

interface WithResult {
  readonly sections: SectionStates;
  /** The result of the Identity test that counts; null while none is scored. */
  readonly identity: IdentityResult | null;
}

/**
 * Returns the sections that have content. Identity has content once there is a result, whichever parts are switched on.
 */
export const writtenSections = ({ sections, identity }: WithResult): readonly SectionName[] =>
  sectionNames.filter((name) => (name === 'identity' ? identity !== null : !isSectionEmpty({ sections }, name)));
