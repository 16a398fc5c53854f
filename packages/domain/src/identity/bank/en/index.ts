import type { BankTexts } from '../texts.ts';
import { colors } from './colors/index.ts';
import { grit } from './grit.ts';
import { learningStyles } from './learning-styles.ts';
import { masks } from './masks.ts';

export const en: BankTexts = { masks, colors, learningStyles, grit };
