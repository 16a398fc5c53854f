import type { SectionName } from '@palmares/domain/portfolio';
import type { ChangesSince } from '@palmares/domain/shared-portfolio';
import { dateWords } from '../../i18n/dates.ts';
import { languageTag } from '../../i18n/language.ts';
import { followPath } from '../../i18n/language-of-path.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

followPath();

/** Nouns that read on in the sentence, unlike the titles of the page. */
const names: Readonly<Record<SectionName, () => string>> = {
  introduction: m.shared_since_section_introduction,
  'profile-picture': m.shared_since_section_picture,
  general: m.shared_since_section_general,
  'sports-history': m.shared_since_section_history,
  identity: m.shared_since_section_identity,
  academics: m.shared_since_section_academics,
  'academic-documents': m.shared_since_section_documents,
  highlights: m.shared_since_section_highlights,
  vision: m.shared_since_section_vision,
  motto: m.shared_since_section_motto,
  'work-experience': m.shared_since_section_work_experience,
  contacts: m.shared_since_section_contacts,
};

/** Maximum items: more would be a list to read before the page. */
const MAX = 3;

/** Returns the news in one line; undefined if there is none that the visitor may see. */
export const sinceWords = (
  { results, awards, videos, documents, sections }: ChangesSince,
  visitedAt: Date,
): string | undefined => {
  const news = [
    results > 0 ? m.shared_since_results({ count: results }) : '',
    awards > 0 ? m.shared_since_awards({ count: awards }) : '',
    videos > 0 ? m.shared_since_videos({ count: videos }) : '',
    documents > 0 ? m.shared_since_documents({ count: documents }) : '',
    ...sections.map((name) => names[name]()),
  ].filter((said) => said !== '');
  if (news.length === 0) return undefined;
  const rest = news.length - MAX;
  const told = rest > 1 ? [...news.slice(0, MAX), m.shared_since_others({ count: rest })] : news;
  const list = new Intl.ListFormat(languageTag(getLocale())).format(told);
  return m.shared_since({ date: dateWords(visitedAt), news: list });
};
