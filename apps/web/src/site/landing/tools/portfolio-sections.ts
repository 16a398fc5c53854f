import type { SectionName } from '@palmares/domain/portfolio/index';
import { m } from '../../../paraglide/messages.js';

type Title = () => string;

/** A section that opens is missing here until the compiler is told what it is called. */
const open: Readonly<Record<SectionName, Title>> = {
  introduction: m.section_introduction_title,
  'sports-history': m.section_sports_history_title,
  motto: m.section_motto_title,
};

const all: readonly Title[] = [
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

/** Every section of a portfolio in the order of the specification, and whether it can be filled in today. */
export const portfolioSections = all.map((title) => ({ title, isOpen: Object.values(open).includes(title) }));

export const openSections = Object.keys(open).length;
