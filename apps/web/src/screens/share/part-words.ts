import type { PortfolioPart } from '@palmares/domain/shared-portfolio';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

interface PartWords {
  readonly name: () => string;
  /** Says what a coach then sees. */
  readonly text: () => string;
}

export const partWords: Readonly<Record<PortfolioPart, PartWords>> = {
  contacts: { name: m.section_contacts_title, text: m.share_parts_contacts_text },
  documents: { name: m.section_academic_documents_title, text: m.share_parts_documents_text },
  ncaaId: { name: m.academics_ncaa_label, text: m.share_parts_ncaa_text },
  masks: { name: m.identity_part_masks, text: m.share_parts_masks_text },
  colors: { name: m.identity_part_colors, text: m.share_parts_colors_text },
  learningStyles: { name: m.identity_part_learning_styles, text: m.share_parts_learning_styles_text },
  grit: { name: m.identity_part_grit, text: m.share_parts_grit_text },
};

/** Parts as a list in words. */
export const partNames = (parts: readonly PortfolioPart[]): string =>
  new Intl.ListFormat(languageTag(getLocale())).format(parts.map((part) => partWords[part].name()));
