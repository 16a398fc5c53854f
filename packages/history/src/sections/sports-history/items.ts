import { axisOf, categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue';
import type { Language } from '@palmares/domain/kernel';
import type { DraftItems } from '@palmares/domain/sections';
import { countryMessages } from '../../country.ts';
import { m } from '../../paraglide/messages.js';
import { inLanguage, quoted } from '../../voice.ts';
import { choice, type ItemReading, joined, type RecordWords, readRecord, text } from '../reading.ts';

type Sport = DraftItems['sports'];
type Performance = DraftItems['performances'];
type Award = DraftItems['awards'];
type ExternalLink = DraftItems['links'];

const axisMessages = {
  position: m.sport_axis_position,
  stroke: m.sport_axis_stroke,
  discipline: m.sport_axis_discipline,
  event: m.sport_axis_event,
  weapon: m.sport_axis_weapon,
  style: m.sport_axis_style,
};

const sportName = ({ sport }: Sport, language: Language): string => sportLabel(sport, language);

const categoryName = ({ sport, country, category }: Sport, language: Language): string =>
  categoryLabel(sport, country, category, language);

const positionName = ({ sport, position }: Sport, language: Language): string =>
  positionLabel(sport, position, language);

const sportFields: RecordWords<Sport> = {
  sport: choice(() => m.sport_sport_label, sportName),
  country: choice(
    () => m.sign_up_country_label,
    ({ country }, language) => (country === '' ? '' : countryMessages[country]({}, inLanguage(language))),
  ),
  category: choice(() => m.sport_category_label, categoryName),
  position: choice(({ sport }) => axisMessages[axisOf(sport)], positionName),
  team: text(m.sport_team_label),
  league: text(m.sport_league_label),
};

const performanceFields: RecordWords<Performance> = {
  result: text(m.performance_result_label),
  event: text(m.performance_event_label),
  desc: text(m.performance_desc_label),
};

const awardFields: RecordWords<Award> = {
  name: text(m.award_name_label),
  awardedBy: text(m.award_awarded_by_label),
  description: text(m.award_description_label),
};

const linkFields: RecordWords<ExternalLink> = {
  name: text(m.link_name_label),
  url: text(m.link_url_label),
};

export const readSport = (item: Sport, language: Language): ItemReading => {
  const [name, category, position] = [
    sportName(item, language),
    categoryName(item, language),
    positionName(item, language),
  ];
  return {
    id: item.id,
    name: joined(', ', name, position, category, item.team),
    lines: [name, joined(' · ', category, position, item.team, item.league)],
    fields: readRecord(sportFields, item, language),
  };
};

export const readPerformance = (item: Performance, language: Language): ItemReading => ({
  id: item.id,
  name: quoted(joined(', ', item.result, item.event), language),
  lines: [joined(' · ', item.result, item.event), item.desc],
  fields: readRecord(performanceFields, item, language),
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
