import { z } from 'zod/mini';
import { colors, learningStyles, masks } from './traits.ts';

/** All seven, the athlete's own mask first. The points of one athlete always sum to 196. */
const maskScores = z.array(z.object({ mask: z.enum(masks), points: z.int() }));

/** All four, the most chosen first. */
const colorScores = z.array(z.object({ color: z.enum(colors), count: z.int(), level: z.enum(['low', 'mid', 'high']) }));

const learningStyleScores = z.object({
  /** All four, the most chosen first. */
  order: z.array(z.object({ style: z.enum(learningStyles), count: z.int() })),
  /** How far the first is ahead of the second. `multimodal`: too little to tell, so both are shown. */
  strength: z.enum(['veryStrong', 'strong', 'mild', 'multimodal']),
});

const gritScore = z.object({
  /** The mean, from 1 to 5 with one decimal. */
  score: z.number(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
});

/** The scores of an attempt. A part that was not completed is null. */
export const identityResult = z.object({
  masks: z.nullable(maskScores),
  colors: z.nullable(colorScores),
  learningStyles: z.nullable(learningStyleScores),
  grit: z.nullable(gritScore),
});
export type IdentityResult = z.infer<typeof identityResult>;

export type MaskScores = z.infer<typeof maskScores>;
export type ColorScores = z.infer<typeof colorScores>;
export type ColorLevel = ColorScores[number]['level'];
export type LearningStyleScores = z.infer<typeof learningStyleScores>;
export type LearningStyleStrength = LearningStyleScores['strength'];
export type GritScore = z.infer<typeof gritScore>;
