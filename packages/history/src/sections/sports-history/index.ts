import type { Language } from '@palmares/domain/kernel';
import {
  type DraftItems,
  type Gender,
  itemsIn,
  type SeasonList,
  type SeasonOf,
  type SportsHistoryDraft,
  seasonLists,
} from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { inLanguage, seasonWords } from '../../voice.ts';
import type { ItemReading, ListReading, SectionWords } from '../reading.ts';
import { type Beside, readAward, readLink, readPerformance, readSport } from './items.ts';

interface ListWords<Item> {
  readonly title: typeof m.sports_title;
  read(item: Item, language: Language, beside: Beside): ItemReading;
}

const seasonListWords: { readonly [List in SeasonList]: ListWords<DraftItems[List]> } = {
  sports: { title: m.sports_title, read: readSport },
  performances: { title: m.performances_title, read: readPerformance },
  awards: { title: m.awards_title, read: readAward },
};

const readSeasonList = <List extends SeasonList>(
  season: SeasonOf<DraftItems>,
  list: List,
  language: Language,
  gender: Gender | null,
): ListReading => {
  const words: ListWords<DraftItems[List]> = seasonListWords[list];
  const title = words.title({}, inLanguage(language));
  return {
    path: ['seasons', String(season.year), list],
    label: m.entry_season_list({ season: seasonWords(season.year), list: title }, inLanguage(language)),
    items: itemsIn<DraftItems, List>(season, list).map((item) =>
      words.read(item, language, { gender, sports: season.sports }),
    ),
  };
};

const readLinks = ({ links }: SportsHistoryDraft, language: Language): ListReading => {
  const title = m.links_title({}, inLanguage(language));
  return { path: ['links'], label: title, items: links.map((item) => readLink(item, language)) };
};

export const sportsHistoryWords: SectionWords<'sports-history'> = {
  title: (language) => m.section_sports_history_title({}, inLanguage(language)),

  read: (content, language, gender) => ({
    fields: [],
    lists: [
      ...content.seasons.flatMap((season) => seasonLists.map((list) => readSeasonList(season, list, language, gender))),
      readLinks(content, language),
    ],
  }),
};
