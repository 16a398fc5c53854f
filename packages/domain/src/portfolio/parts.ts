import { z } from 'zod/mini';
import { identityParts } from '../sections/identity/fields.ts';

/** What a link may leave out of the portfolio that it opens. */
export const portfolioParts = ['contacts', 'documents', 'ncaaId', ...identityParts] as const;

export type PortfolioPart = (typeof portfolioParts)[number];

/** Which parts a link opens. */
export const partsSchema = z.object({
  contacts: z.boolean(),
  documents: z.boolean(),
  ncaaId: z.boolean(),
  masks: z.boolean(),
  colors: z.boolean(),
  learningStyles: z.boolean(),
  grit: z.boolean(),
} satisfies Record<PortfolioPart, unknown>);

/** A part is shown where its section has it and the link opens it. */
export type Parts = Readonly<z.infer<typeof partsSchema>>;

export const everyPart = (isOpen: boolean): Parts => ({
  contacts: isOpen,
  documents: isOpen,
  ncaaId: isOpen,
  masks: isOpen,
  colors: isOpen,
  learningStyles: isOpen,
  grit: isOpen,
});
