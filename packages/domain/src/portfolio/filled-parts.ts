import type { IdentityResult } from '../identity/index.ts';
import { identityParts } from '../sections/identity/fields.ts';
import type { SectionStates } from './decider.ts';
import { type PortfolioPart, portfolioParts } from './parts.ts';
import type { SectionName } from './sections.ts';

/** The section that each part is written in. */
export const partSections = {
  contacts: 'contacts',
  documents: 'academic-documents',
  ncaaId: 'academics',
  masks: 'identity',
  colors: 'identity',
  learningStyles: 'identity',
  grit: 'identity',
} as const satisfies Readonly<Record<PortfolioPart, SectionName>>;

/** Returns the parts that a link would show something of, if it opened them. */
export const filledParts = (sections: SectionStates, identity: IdentityResult | null): readonly PortfolioPart[] => {
  const shown = sections.identity.content;
  const filled = new Set<PortfolioPart>(identityParts.filter((part) => shown[part] && identity?.[part]));
  if (sections[partSections.contacts].content.contacts.length > 0) filled.add('contacts');
  if (sections[partSections.documents].content.documents.length > 0) filled.add('documents');
  if (sections[partSections.ncaaId].content.ncaaId !== '') filled.add('ncaaId');
  return portfolioParts.filter((part) => filled.has(part));
};
