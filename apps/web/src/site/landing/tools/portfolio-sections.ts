import { m } from '../../../paraglide/messages.js';

/** The titles of the sections, in the specification's order. */
export const portfolioSections: readonly (() => string)[] = [
  m.section_introduction_title,
  m.section_profile_picture_title,
  m.section_general_title,
  m.section_sports_history_title,
  m.section_identity_title,
  m.section_academics_title,
  m.section_highlights_title,
  m.section_vision_title,
  m.section_motto_title,
  m.section_work_experience_title,
  m.section_contacts_title,
];
