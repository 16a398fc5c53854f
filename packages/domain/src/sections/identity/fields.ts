import { z } from 'zod/mini';
import { absentOr } from '../../kernel/field-errors.ts';

/** The parts of the Identity test, in the order in which they are taken. */
export const identityParts = ['masks', 'colors', 'learningStyles', 'grit'] as const;
export type IdentityPart = (typeof identityParts)[number];

const isShown = z.boolean({ error: absentOr('choice_invalid') });

/** True for each result that the portfolio shows on links that open it. */
export const shownParts = z.object({ masks: isShown, colors: isShown, learningStyles: isShown, grit: isShown });

export type ShownParts = z.infer<typeof shownParts>;

export const allShown = (): ShownParts => ({ masks: true, colors: true, learningStyles: true, grit: true });
