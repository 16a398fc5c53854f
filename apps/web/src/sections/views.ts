import { IntroductionView } from './introduction/view.tsx';
import { MottoView } from './motto/view.tsx';
import type { SectionViews } from './section-view.ts';
import { SportsHistoryView } from './sports-history/view.tsx';

/** In the order in which a scout reads them. */
export const sectionViews: SectionViews = {
  introduction: IntroductionView,
  'sports-history': SportsHistoryView,
  motto: MottoView,
} satisfies SectionViews;
