import { z } from 'zod/mini';
import { ADULT_AGE } from '../account/age.ts';
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

/** The parts that a new link starts with, at an age in years. Those that say nothing of their parts open the same. */
export const startingParts = (age: number): Parts => everyPart(age >= ADULT_AGE);

/**
 * The parts of a link, without those of which an outdated guardian's text said that no link shows them. Null leaves them
 * to the athlete's age, and only a child's guardian can have agreed to such a text.
 */
export const partsWithin = (
  parts: Parts | null,
  { isTextOutdated }: { readonly isTextOutdated: boolean },
): Parts | null => (isTextOutdated ? { ...everyPart(false), ncaaId: parts?.ncaaId ?? false } : parts);
