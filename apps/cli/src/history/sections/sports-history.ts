import type { SectionContent } from '@palmares/domain/portfolio/index';
import { m } from '../../paraglide/messages.js';
import { changedFields, type ItemReading, type ListReading, type SectionInWords } from '../reading.ts';
import { inLanguage, seasonWords, type Voice } from '../voice.ts';
import { readAward, readLink, readPerformance, readSport } from './sports-history-items.ts';

type SportsHistory = SectionContent<'sports-history'>;

const listsOf = ({ seasons, links }: SportsHistory, voice: Voice): readonly ListReading[] => {
  const words = inLanguage(voice);
  const inSeason = (year: number, name: string, list: string, items: readonly ItemReading[]): ListReading => ({
    path: ['seasons', `${year}`, name],
    label: m.told_season_list({ season: seasonWords(year), list }, words),
    items,
  });
  return [
    ...seasons.flatMap(({ year, sports, performances, awards }) => [
      inSeason(
        year,
        'sports',
        m.sports_title({}, words),
        sports.map((item) => readSport(item, voice)),
      ),
      inSeason(
        year,
        'performances',
        m.performances_title({}, words),
        performances.map((item) => readPerformance(item, voice)),
      ),
      inSeason(
        year,
        'awards',
        m.awards_title({}, words),
        awards.map((item) => readAward(item, voice)),
      ),
    ]),
    { path: ['links'], label: m.links_title({}, words), items: links.map((item) => readLink(item, voice)) },
  ];
};

/** Events after the first name an item by its id alone: what it was is in the content before. */
const itemIn = (content: SportsHistory, id: string, voice: Voice): ItemReading =>
  listsOf(content, voice)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id) ?? { id, name: id, fields: [] };

export const sportsHistoryInWords: SectionInWords<'sports-history'> = {
  title: (voice) => m.section_sports_history_title({}, inLanguage(voice)),

  read: (content, voice) => ({ fields: [], lists: listsOf(content, voice) }),

  tell({ type, data }, content, voice) {
    const words = inLanguage(voice);
    const added = ({ name }: ItemReading, year: number) => ({ item: name, season: seasonWords(year) });
    const changed = (after: ItemReading) => {
      const before = itemIn(content, after.id, voice);
      return { item: before.name, changes: changedFields(before.fields, after.fields, voice) };
    };
    const moved = ({ id, index }: { readonly id: string; readonly index: number }) => ({
      item: itemIn(content, id, voice).name,
      place: index + 1,
    });
    const removed = ({ id }: { readonly id: string }) => ({ item: itemIn(content, id, voice).name });
    switch (type) {
      case 'SportAdded':
        return m.event_sport_added(added(readSport(data.item, voice), data.year), words);
      case 'SportChanged':
        return m.event_sport_changed(changed(readSport(data.item, voice)), words);
      case 'SportMoved':
        return m.event_sport_moved(moved(data), words);
      case 'SportRemoved':
        return m.event_sport_removed(removed(data), words);
      case 'PerformanceAdded':
        return m.event_performance_added(added(readPerformance(data.item, voice), data.year), words);
      case 'PerformanceChanged':
        return m.event_performance_changed(changed(readPerformance(data.item, voice)), words);
      case 'PerformanceMoved':
        return m.event_performance_moved(moved(data), words);
      case 'PerformanceRemoved':
        return m.event_performance_removed(removed(data), words);
      case 'AwardAdded':
        return m.event_award_added(added(readAward(data.item, voice), data.year), words);
      case 'AwardChanged':
        return m.event_award_changed(changed(readAward(data.item, voice)), words);
      case 'AwardMoved':
        return m.event_award_moved(moved(data), words);
      case 'AwardRemoved':
        return m.event_award_removed(removed(data), words);
      case 'ExternalLinkAdded':
        return m.event_external_link_added({ item: readLink(data.item, voice).name }, words);
      case 'ExternalLinkChanged':
        return m.event_external_link_changed(changed(readLink(data.item, voice)), words);
      case 'ExternalLinkMoved':
        return m.event_external_link_moved(moved(data), words);
      case 'ExternalLinkRemoved':
        return m.event_external_link_removed(removed(data), words);
    }
  },
};
