import { m } from '../paraglide/messages.js';
import { documentsExcerpt } from './academic-documents/excerpt.ts';
import { academicsExcerpt } from './academics/excerpt.ts';
import { contactsExcerpt } from './contacts/excerpt.ts';
import { generalExcerpt } from './general/excerpt.ts';
import { highlightsExcerpt } from './highlights/excerpt.ts';
import { identityExcerpt } from './identity/excerpt.ts';
import { introductionExcerpt } from './introduction/excerpt.ts';
import { mottoExcerpt } from './motto/excerpt.ts';
import { profilePictureExcerpt } from './profile-picture/excerpt.ts';
import type { SectionExcerpts } from './section-excerpt.ts';
import { sportsHistoryExcerpt } from './sports-history/excerpt.ts';
import { visionExcerpt } from './vision/excerpt.ts';
import { workExperienceExcerpt } from './work-experience/excerpt.ts';

export const sectionExcerpts: SectionExcerpts = {
  introduction: { ask: m.section_introduction_ask, of: introductionExcerpt },
  'profile-picture': { ask: m.section_profile_picture_ask, of: profilePictureExcerpt },
  general: { ask: m.section_general_ask, of: generalExcerpt },
  'sports-history': { ask: m.section_sports_history_ask, of: sportsHistoryExcerpt },
  identity: { ask: m.section_identity_ask, of: identityExcerpt },
  academics: { ask: m.section_academics_ask, of: academicsExcerpt },
  'academic-documents': { ask: m.section_academic_documents_ask, of: documentsExcerpt },
  highlights: { ask: m.section_highlights_ask, of: highlightsExcerpt },
  vision: { ask: m.section_vision_ask, of: visionExcerpt },
  motto: { ask: m.section_motto_ask, of: mottoExcerpt },
  'work-experience': { ask: m.section_work_experience_ask, of: workExperienceExcerpt },
  contacts: { ask: m.section_contacts_ask, of: contactsExcerpt },
};
