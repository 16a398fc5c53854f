import { m } from '../../../paraglide/messages.js';
import { sectionTitles } from '../../../sections/titles.ts';

const all: readonly (() => string)[] = [
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

const open: readonly (() => string)[] = Object.values(sectionTitles);

/** Every section in the specification's order, and whether it can be filled in today. */
export const portfolioSections = all.map((title) => ({ title, isOpen: open.includes(title) }));

export const openSections = portfolioSections.filter(({ isOpen }) => isOpen).length;
