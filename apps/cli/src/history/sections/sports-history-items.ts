import { axisOf, categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue/index';
import type { Award, ExternalLink, Performance, Sport } from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import { type FieldReading, type ItemReading, textField } from '../reading.ts';
import { inLanguage, quoted, type Voice } from '../voice.ts';

const axisWords = {
  position: m.sport_axis_position,
  stroke: m.sport_axis_stroke,
  discipline: m.sport_axis_discipline,
  event: m.sport_axis_event,
  weapon: m.sport_axis_weapon,
  style: m.sport_axis_style,
};

const countryWords = { can: m.country_can, usa: m.country_usa };

const choice = (key: string, label: string, value: string, says: string): FieldReading => ({ key, label, value, says });

export const readSport = (item: Sport, voice: Voice): ItemReading => {
  const words = inLanguage(voice);
  const { id, country, sport, category, position, team, league } = item;
  const sportName = sportLabel(sport, voice.language);
  const positionName = positionLabel(sport, position, voice.language);
  const categoryName = categoryLabel(sport, country, category, voice.language);
  return {
    id,
    name: [sportName, positionName, categoryName, team].filter(Boolean).join(', '),
    fields: [
      choice('sport', m.sport_sport_label({}, words), sport, sportName),
      choice('country', m.sign_up_country_label({}, words), country, countryWords[country]({}, words)),
      choice('category', m.sport_category_label({}, words), category, categoryName),
      choice('position', axisWords[axisOf(sport)]({}, words), position, positionName),
      textField('team', m.sport_team_label({}, words), team),
      textField('league', m.sport_league_label({}, words), league),
    ],
  };
};

export const readPerformance = ({ id, result, event, desc }: Performance, voice: Voice): ItemReading => {
  const words = inLanguage(voice);
  return {
    id,
    name: quoted([result, event].filter(Boolean).join(', '), voice),
    fields: [
      textField('result', m.performance_result_label({}, words), result),
      textField('event', m.performance_event_label({}, words), event),
      textField('desc', m.performance_desc_label({}, words), desc),
    ],
  };
};

export const readAward = ({ id, name, awardedBy, description }: Award, voice: Voice): ItemReading => {
  const words = inLanguage(voice);
  return {
    id,
    name: quoted(name, voice),
    fields: [
      textField('name', m.award_name_label({}, words), name),
      textField('awardedBy', m.award_awarded_by_label({}, words), awardedBy),
      textField('description', m.award_description_label({}, words), description),
    ],
  };
};

export const readLink = ({ id, name, url }: ExternalLink, voice: Voice): ItemReading => {
  const words = inLanguage(voice);
  return {
    id,
    name: quoted(name, voice),
    fields: [textField('name', m.link_name_label({}, words), name), textField('url', m.link_url_label({}, words), url)],
  };
};
