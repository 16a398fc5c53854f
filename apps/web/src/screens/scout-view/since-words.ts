import type { SectionName } from '@palmares/domain/portfolio';
import type { ChangesSince } from '@palmares/domain/public-view';
import { dateWords } from '../../i18n/dates.ts';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** As the page itself calls them. */
const titles: Readonly<Record<SectionName, () => string>> = {
  introduction: m.portfolio_introduction_title,
  'profile-picture': m.scout_since_picture,
  general: m.portfolio_general_title,
  'sports-history': m.portfolio_history_title,
  identity: m.portfolio_identity_title,
  academics: m.portfolio_academics_title,
  'academic-documents': m.section_academic_documents_title,
  highlights: m.portfolio_highlights_title,
  vision: m.portfolio_vision_title,
  motto: m.portfolio_motto_label,
  'work-experience': m.portfolio_work_experience_title,
  contacts: m.portfolio_contacts_title,
};

/** More would be a list to read before the page. */
const MOST = 3;

/** What is new, in one line; undefined if nothing is that the visitor may see. */
export const sinceWords = (
  { results, awards, videos, documents, sections }: ChangesSince,
  visitedAt: Date,
): string | undefined => {
  const news = [
    results > 0 ? m.scout_since_results({ count: results }) : '',
    awards > 0 ? m.scout_since_awards({ count: awards }) : '',
    videos > 0 ? m.scout_since_videos({ count: videos }) : '',
    documents > 0 ? m.scout_since_documents({ count: documents }) : '',
    ...sections.map((name) => titles[name]()),
  ].filter((said) => said !== '');
  if (news.length === 0) return undefined;
  const rest = news.length - MOST;
  const told = rest > 1 ? [...news.slice(0, MOST), m.scout_since_others({ count: rest })] : news;
  const list = new Intl.ListFormat(languageTag(getLocale())).format(told);
  return m.scout_since({ date: dateWords(visitedAt), news: list });
};
