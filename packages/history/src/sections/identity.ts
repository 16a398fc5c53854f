import type { DraftContent } from '@palmares/domain/portfolio';
import type { IdentityPart } from '@palmares/domain/sections';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { choice, type RecordWords, readRecord, type SectionWords } from './reading.ts';

type ShownParts = DraftContent<'identity'>;

/**
 * Reads a part of the results as hidden if it is switched off, otherwise as shown where the athlete's age allows it.
 */
const shownOrHidden = (label: typeof m.identity_masks_title, part: IdentityPart) =>
  choice<ShownParts>(
    () => label,
    ({ [part]: isShown }, language) =>
      (isShown === false ? m.identity_part_hidden : m.identity_part_shown)({}, inLanguage(language)),
  );

const fields: RecordWords<ShownParts> = {
  masks: shownOrHidden(m.identity_masks_title, 'masks'),
  colors: shownOrHidden(m.identity_colors_title, 'colors'),
  learningStyles: shownOrHidden(m.identity_learning_styles_title, 'learningStyles'),
  grit: shownOrHidden(m.identity_grit_title, 'grit'),
};

export const identitySectionWords: SectionWords<'identity'> = {
  title: (language) => m.identity_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
