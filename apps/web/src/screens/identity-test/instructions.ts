import { m } from '../../paraglide/messages.js';
import type { Part } from './questions.ts';

/** How the questions of a part are answered. */
export const instructions: Readonly<Record<Part, () => string>> = {
  masks: m.identity_do_masks,
  colors: m.identity_do_colors,
  learningStyles: m.identity_do_learning_styles,
  grit: m.identity_do_grit,
};
