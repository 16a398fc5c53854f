import { axisOf, categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue';
import type { Language } from '@palmares/domain/kernel';
import { categoryName, type DraftItems, type Gender, metricFigure, positionName } from '@palmares/domain/sections';
import { countryMessages } from '../../country.ts';
import { m } from '../../paraglide/messages.js';
import { dateWords, inLanguage, quoted } from '../../voice.ts';
import { choice, type ItemReading, joined, type RecordWords, readRecord, text } from '../reading.ts';

type Sport = DraftItems['sports'];
type Performance = DraftItems['performances'];
type Award = DraftItems['awards'];
type ExternalLink = DraftItems['links'];

/** Context for reading an item, besides its own content. */
export interface Beside {
  /** Used for French words of sport; null while unknown. */
  readonly gender: Gender | null;
  /** The sports of the item's season. */
  readonly sports: readonly Sport[];
}

const axisMessages = {
  position: m.sport_axis_position,
  stroke: m.sport_axis_stroke,
  discipline: m.sport_axis_discipline,
  event: m.sport_axis_event,
  weapon: m.sport_axis_weapon,
  style: m.sport_axis_style,
};

const sportName = ({ sport }: Sport, language: Language): string => sportLabel(sport, language);

const sourceMessages = {
  official: m.entry_metric_source_official,
  coach: m.entry_metric_source_coach,
  self: m.entry_metric_source_self,
};

const isDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(date);

/** `.931, official result, November 14, 2026, https://…` */
const metricWords = ({ metric }: Performance, language: Language): string => {
  if (!metric) return '';
  const { date, source, link } = metric;
  const says = sourceMessages[source]({}, inLanguage(language));
  return joined(', ', metricFigure(metric, language), says, isDate(date) ? dateWords(date, language) : date, link);
};

const sportFields = ({ gender }: Pick<Beside, 'gender'>): RecordWords<Sport> => ({
  sport: choice(() => m.sport_sport_label, sportName),
  country: choice(
    () => m.sign_up_country_label,
    ({ country }, language) => (country === '' ? '' : countryMessages[country]({}, inLanguage(language))),
  ),
  category: choice(
    () => m.sport_category_label,
    ({ sport, country, category }, language) => categoryLabel(sport, country, category, language),
  ),
  categoryOther: text(m.sport_category_other_label),
  position: choice(
    ({ sport }) => axisMessages[axisOf(sport)],
    ({ sport, position }, language) => positionLabel(sport, position, language, gender),
  ),
  positionOther: text(m.sport_position_other_label),
  team: text(m.sport_team_label),
  league: text(m.sport_league_label),
});

/** A performance stores the id of its sport, so it needs the sports of its season. */
const performanceFields = ({ sports }: Pick<Beside, 'sports'>): RecordWords<Performance> => ({
  sportId: choice(
    () => m.sport_sport_label,
    ({ sportId }, language) => {
      const sport = sports.find(({ id }) => id === sportId);
      return sport ? sportName(sport, language) : '';
    },
  ),
  result: text(m.performance_result_label),
  event: text(m.performance_event_label),
  desc: text(m.performance_desc_label),
  metric: choice(() => m.metric_label, metricWords),
});

const awardFields: RecordWords<Award> = {
  name: text(m.award_name_label),
  awardedBy: text(m.award_awarded_by_label),
  description: text(m.award_description_label),
};

const linkFields: RecordWords<ExternalLink> = {
  name: text(m.link_name_label),
  url: text(m.link_url_label),
};

export const readSport = (item: Sport, language: Language, beside: Pick<Beside, 'gender'>): ItemReading => {
  const [name, category, position] = [
    sportName(item, language),
    categoryName(item, language),
    positionName(item, language, beside.gender),
  ];
  return {
    id: item.id,
    name: joined(', ', name, position, category, item.team),
    lines: [name, joined(' · ', category, position, item.team, item.league)],
    fields: readRecord(sportFields(beside), item, language),
  };
};

export const readPerformance = (
  item: Performance,
  language: Language,
  beside: Pick<Beside, 'sports'>,
): ItemReading => ({
  id: item.id,
  name: quoted(joined(', ', item.result, item.event), language),
  lines: [joined(' · ', item.result, item.event), ...(item.metric ? [metricWords(item, language)] : []), item.desc],
  fields: readRecord(performanceFields(beside), item, language),
});

export const readAward = (item: Award, language: Language): ItemReading => ({
  id: item.id,
  name: quoted(item.name, language),
  lines: [item.name, item.awardedBy, item.description].filter((line) => line !== ''),
  fields: readRecord(awardFields, item, language),
});

export const readLink = (item: ExternalLink, language: Language): ItemReading => ({
  id: item.id,
  name: quoted(item.name, language),
  lines: [item.name || item.url, item.url],
  fields: readRecord(linkFields, item, language),
});
