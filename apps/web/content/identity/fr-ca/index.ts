import type { IdentityExplanations } from '../explanations.ts';
import { colors } from './colors/index.ts';
import { grit } from './grit.ts';
import { learningStyles } from './learning-styles/index.ts';
import { masks } from './masks/index.ts';
import { parts } from './parts.ts';

export const frCa: IdentityExplanations = { parts, masks, colors, learningStyles, grit };
