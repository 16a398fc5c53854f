import { identityParts } from '../sections/identity/fields.ts';

/** What a link may leave out of the portfolio that it opens. */
const portfolioParts = ['contacts', 'documents', 'ncaaId', ...identityParts] as const;

export type PortfolioPart = (typeof portfolioParts)[number];

/** A part is shown where its section has it and the link opens it. */
export type Parts = { readonly [Part in PortfolioPart]: boolean };

export const everyPart = (isOpen: boolean): Parts => ({
  contacts: isOpen,
  documents: isOpen,
  ncaaId: isOpen,
  masks: isOpen,
  colors: isOpen,
  learningStyles: isOpen,
  grit: isOpen,
});
