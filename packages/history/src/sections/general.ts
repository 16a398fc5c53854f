import { regionLabel } from '@palmares/domain/account';
import type { DraftContent } from '@palmares/domain/portfolio';
import { countryMessages } from '../country.ts';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { choice, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

type General = DraftContent<'general'>;

const genderMessages = { m: m.general_gender_m, f: m.general_gender_f };
const colorMessages = {
  red: m.general_team_color_red,
  orange: m.general_team_color_orange,
  gold: m.general_team_color_gold,
  green: m.general_team_color_green,
  blue: m.general_team_color_blue,
  purple: m.general_team_color_purple,
};
const languageMessages = { en: m.general_writes_in_en, 'fr-ca': m.general_writes_in_fr_ca };

const fields: RecordWords<General> = {
  fullName: text(m.general_full_name_label),
  nickname: text(m.general_nickname_label),
  height: choice(
    () => m.general_height_label,
    ({ height }, language) => (height ? m.general_height_value({ ...height }, inLanguage(language)) : ''),
  ),
  weight: choice(
    () => m.general_weight_label,
    ({ weight }, language) => (weight ? m.general_weight_value({ pounds: weight }, inLanguage(language)) : ''),
  ),
  hometown: text(m.general_hometown_label),
  residency: choice(
    () => m.general_residency_label,
    ({ residency }, language) => {
      if (!residency) return '';
      const country = countryMessages[residency.country]({}, inLanguage(language));
      const region = regionLabel(residency.country, residency.region, language);
      return region === '' ? country : m.entry_region({ region, country }, inLanguage(language));
    },
  ),
  gender: choice(
    () => m.general_gender_label,
    ({ gender }, language) => (gender === '' ? '' : genderMessages[gender]({}, inLanguage(language))),
  ),
  jerseyNumber: text(m.general_jersey_number_label),
  teamColor: choice(
    () => m.general_team_color_label,
    ({ teamColor }, language) => (teamColor === '' ? '' : colorMessages[teamColor]({}, inLanguage(language))),
  ),
  writesIn: choice(
    () => m.general_writes_in_label,
    ({ writesIn }, language) => (writesIn === '' ? '' : languageMessages[writesIn]({}, inLanguage(language))),
  ),
};

export const generalWords: SectionWords<'general'> = {
  title: (language) => m.section_general_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
