import type { Language } from '@palmares/domain/kernel';
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import type { ItemReading } from '../sections/reading.ts';
import { type Beside, readAward, readLink, readPerformance, readSport } from '../sections/sports-history/items.ts';
import { seasonWords } from '../voice.ts';
import {
  changedFields,
  type SectionSentence,
  type SectionVoice,
  type Sentences,
  say,
  sentenceFor,
} from './sentence.ts';

type SportsHistory = SectionContent<'sports-history'>;

const sport = {
  added: { athlete: m.athlete_sport_added, support: m.support_sport_added },
  changed: { athlete: m.athlete_sport_changed, support: m.support_sport_changed },
  moved: { athlete: m.athlete_sport_moved, support: m.support_sport_moved },
  removed: { athlete: m.athlete_sport_removed, support: m.support_sport_removed },
};
const performance = {
  added: { athlete: m.athlete_performance_added, support: m.support_performance_added },
  changed: { athlete: m.athlete_performance_changed, support: m.support_performance_changed },
  moved: { athlete: m.athlete_performance_moved, support: m.support_performance_moved },
  removed: { athlete: m.athlete_performance_removed, support: m.support_performance_removed },
};
const award = {
  added: { athlete: m.athlete_award_added, support: m.support_award_added },
  changed: { athlete: m.athlete_award_changed, support: m.support_award_changed },
  moved: { athlete: m.athlete_award_moved, support: m.support_award_moved },
  removed: { athlete: m.athlete_award_removed, support: m.support_award_removed },
};
const externalLink = {
  added: { athlete: m.athlete_external_link_added, support: m.support_external_link_added },
  changed: { athlete: m.athlete_external_link_changed, support: m.support_external_link_changed },
  moved: { athlete: m.athlete_external_link_moved, support: m.support_external_link_moved },
  removed: { athlete: m.athlete_external_link_removed, support: m.support_external_link_removed },
};

/** Finds an item in the content before an event, because events that move or remove it carry its id only. */
const itemIn = (content: SportsHistory, id: string, { language, gender }: SectionVoice): ItemReading =>
  readSection('sports-history', content, language, gender)
    .lists.flatMap(({ items }) => items)
    .find((item) => item.id === id) ?? { id, name: id, lines: [], fields: [] };

/** The sports of the season that has the item. */
const sportsBeside = ({ seasons }: SportsHistory, { id }: { readonly id: string }) =>
  seasons.find(({ performances }) => performances.some((item) => item.id === id))?.sports ?? [];

const added = <Item>(
  { item, year }: { readonly item: Item; readonly year: number },
  read: (item: Item, language: Language, beside: Beside) => ItemReading,
  { language, gender }: SectionVoice,
) => ({ item: read(item, language, { gender, sports: [] }).name, season: seasonWords(year) });

const changed = (after: ItemReading, content: SportsHistory, voice: SectionVoice) => {
  const before = itemIn(content, after.id, voice);
  return { item: before.name, changes: changedFields(before.fields, after.fields, voice.language) };
};

const moved = (
  { id, index }: { readonly id: string; readonly index: number },
  content: SportsHistory,
  voice: SectionVoice,
) => ({ item: itemIn(content, id, voice).name, place: index + 1 });

const removed = ({ id }: { readonly id: string }, content: SportsHistory, voice: SectionVoice) => ({
  item: itemIn(content, id, voice).name,
});

const sentences: Sentences<SectionEvent<'sports-history'>, SportsHistory, SectionVoice> = {
  SportAdded: (data, _, voice) => say(sport.added, added(data, readSport, voice), voice),
  SportChanged: ({ item }, before, voice) =>
    say(sport.changed, changed(readSport(item, voice.language, voice), before, voice), voice),
  SportMoved: (data, before, voice) => say(sport.moved, moved(data, before, voice), voice),
  SportRemoved: (data, before, voice) => say(sport.removed, removed(data, before, voice), voice),

  PerformanceAdded: (data, _, voice) => say(performance.added, added(data, readPerformance, voice), voice),
  PerformanceChanged: ({ item }, before, voice) =>
    say(
      performance.changed,
      changed(readPerformance(item, voice.language, { sports: sportsBeside(before, item) }), before, voice),
      voice,
    ),
  PerformanceMoved: (data, before, voice) => say(performance.moved, moved(data, before, voice), voice),
  PerformanceRemoved: (data, before, voice) => say(performance.removed, removed(data, before, voice), voice),

  AwardAdded: (data, _, voice) => say(award.added, added(data, readAward, voice), voice),
  AwardChanged: ({ item }, before, voice) =>
    say(award.changed, changed(readAward(item, voice.language), before, voice), voice),
  AwardMoved: (data, before, voice) => say(award.moved, moved(data, before, voice), voice),
  AwardRemoved: (data, before, voice) => say(award.removed, removed(data, before, voice), voice),

  ExternalLinkAdded: ({ item }, _, voice) =>
    say(externalLink.added, { item: readLink(item, voice.language).name }, voice),
  ExternalLinkChanged: ({ item }, before, voice) =>
    say(externalLink.changed, changed(readLink(item, voice.language), before, voice), voice),
  ExternalLinkMoved: (data, before, voice) => say(externalLink.moved, moved(data, before, voice), voice),
  ExternalLinkRemoved: (data, before, voice) => say(externalLink.removed, removed(data, before, voice), voice),
};

export const sportsHistorySentence: SectionSentence<'sports-history'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
