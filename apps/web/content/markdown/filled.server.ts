import type { Language } from '@palmares/domain/kernel';
import { minorParts } from '../../src/who-sees/who-sees.ts';
import { fill } from './fill.ts';

/** Fills the placeholders of an article or an answer, at run time because the build has no messages yet. */
export const filled = (html: string, language: Language): string => fill(html, { minorParts: minorParts(language) });
