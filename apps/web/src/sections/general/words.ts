import type { Language } from '@palmares/domain/kernel';
import type { Gender, TeamColor } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';

export const genderWords: Readonly<Record<Gender, () => string>> = { m: m.general_gender_m, f: m.general_gender_f };

export const teamColorWords: Readonly<Record<TeamColor, () => string>> = {
  red: m.general_team_color_red,
  orange: m.general_team_color_orange,
  gold: m.general_team_color_gold,
  green: m.general_team_color_green,
  blue: m.general_team_color_blue,
  purple: m.general_team_color_purple,
};

export const writesInWords: Readonly<Record<Language, () => string>> = {
  en: m.general_writes_in_en,
  'fr-ca': m.general_writes_in_fr_ca,
};
