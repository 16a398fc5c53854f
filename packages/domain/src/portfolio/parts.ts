import { z } from 'zod/mini';
import { ADULT_AGE } from '../account/age.ts';
import { identityParts } from '../sections/identity/fields.ts';

/** Parts of the portfolio that a link may leave out. */
export const portfolioParts = ['contacts', 'documents', 'ncaaId', ...identityParts] as const;

export type PortfolioPart = (typeof portfolioParts)[number];

/** True for each part that a link opens. */
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

/**
 * Returns the parts that a new link starts with, at an age in years. A link without parts of its own opens the same
 * ones.
 */
export const startingParts = (age: number): Parts => everyPart(age >= ADULT_AGE);

/**
 * Returns the parts of a link, without those that an outdated guardian's text promised to keep off every link. Null
 * means that the athlete's age decides; only a minor's guardian can have agreed to such a text.
 */
export const partsWithin = (
  parts: Parts | null,
  { isTextOutdated }: { readonly isTextOutdated: boolean },
): Parts | null => (isTextOutdated ? { ...everyPart(false), ncaaId: parts?.ncaaId ?? false } : parts);
