import { m } from '../paraglide/messages.js';
import { DocumentsView } from './academic-documents/view.tsx';
import { AcademicsView } from './academics/view.tsx';
import { ContactsView } from './contacts/view.tsx';
import { GeneralView } from './general/view.tsx';
import { HighlightsView } from './highlights/view.tsx';
import { IdentityView } from './identity/view.tsx';
import { IntroductionView } from './introduction/view.tsx';
import { MottoView } from './motto/view.tsx';
import type { SectionViews } from './section-view.ts';
import { historyAnchors } from './sports-history/anchors.ts';
import { SportsHistoryView } from './sports-history/view.tsx';
import { VisionView } from './vision/view.tsx';
import { WorkExperienceView } from './work-experience/view.tsx';

export const sectionViews: SectionViews = {
  introduction: { title: m.portfolio_introduction_title, View: IntroductionView },
  motto: { title: m.portfolio_motto_label, View: MottoView },
  highlights: { title: m.portfolio_highlights_title, View: HighlightsView },
  'sports-history': { title: m.portfolio_history_title, View: SportsHistoryView, anchors: historyAnchors },
  general: { title: m.portfolio_general_title, View: GeneralView },
  identity: { title: m.portfolio_identity_title, View: IdentityView },
  academics: { title: m.portfolio_academics_title, View: AcademicsView },
  'academic-documents': { title: m.section_academic_documents_title, View: DocumentsView },
  vision: { title: m.portfolio_vision_title, View: VisionView },
  'work-experience': { title: m.portfolio_work_experience_title, View: WorkExperienceView },
  contacts: { title: m.portfolio_contacts_title, View: ContactsView },
};
