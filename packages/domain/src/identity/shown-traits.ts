import type { LearningStyleScores, MaskScores } from './result.ts';
import type { LearningStyle, Mask } from './traits.ts';

/** The athlete's mask and the two that complete the top three. */
const TOP = 3;

export const topMasks = (masks: MaskScores): Mask[] => masks.slice(0, TOP).map(({ mask }) => mask);

/** The first style, or both where their counts say too little. */
export const shownStyles = ({ order, strength }: LearningStyleScores): LearningStyle[] =>
  order.slice(0, strength === 'multimodal' ? 2 : 1).map(({ style }) => style);
