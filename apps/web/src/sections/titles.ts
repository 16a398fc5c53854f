import type { SectionName } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';

/** Separate from the editors, because every page knows a section's address but not its editor. */
export const sectionTitles: Readonly<Record<SectionName, () => string>> = {
  introduction: m.section_introduction_title,
  'profile-picture': m.section_profile_picture_title,
  identity: m.section_identity_title,
  academics: m.section_academics_title,
  'academic-documents': m.section_academic_documents_title,
  highlights: m.section_highlights_title,
  vision: m.section_vision_title,
  motto: m.section_motto_title,
  contacts: m.section_contacts_title,
  general: m.section_general_title,
  'sports-history': m.section_sports_history_title,
  'work-experience': m.section_work_experience_title,
};

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sectionTitles, name);
