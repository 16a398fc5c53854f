import type {
  Color,
  ColorLevel,
  GritScore,
  LearningStyle,
  LearningStyleStrength,
  Mask,
  Tie,
} from '@palmares/domain/identity';
import type { Gender, IdentityPart } from '@palmares/domain/sections';
import { gendered } from '@palmares/domain/shared-portfolio';
import { languageTag } from '../../i18n/language.ts';
import { numberWords } from '../../i18n/numbers.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

type Words<Of extends string | number> = Readonly<Record<Of, () => string>>;

export const partWords: Words<IdentityPart> = {
  masks: m.identity_part_masks,
  colors: m.identity_part_colors,
  learningStyles: m.identity_part_learning_styles,
  grit: m.identity_part_grit,
};

const masks: Words<Mask> = {
  soldier: m.identity_mask_soldier,
  maven: m.identity_mask_maven,
  engineer: m.identity_mask_engineer,
  captain: m.identity_mask_captain,
  player: m.identity_mask_player,
  strategist: m.identity_mask_strategist,
  driven: m.identity_mask_driven,
};

/** In French, the form for the events in which the athlete competes, or both while `gender` is null. */
export const maskName = (mask: Mask, gender: Gender | null = null): string => gendered(masks[mask](), gender);

/** Like `maskName`, with both French forms written out while `gender` is null, such as « Soldat ou soldate ». */
export const writtenMaskName = (mask: Mask, gender: Gender | null): string => {
  const [masculine, feminine] = [maskName(mask, 'm'), maskName(mask, 'f')];
  return gender !== null || masculine === feminine
    ? maskName(mask, gender)
    : m.identity_mask_both({ masculine, feminine: feminine.toLowerCase() });
};

const yours: Readonly<Record<Mask, (of: { gender: Gender | 'unknown' }) => string>> = {
  soldier: m.identity_you_soldier,
  maven: m.identity_you_maven,
  engineer: m.identity_you_engineer,
  captain: m.identity_you_captain,
  player: m.identity_you_player,
  strategist: m.identity_you_strategist,
  driven: m.identity_you_driven,
};

/** The mask as a title below "Your mask", such as "You’re a Captain", in French « La Capitaine ». */
export const ownMaskWords = (mask: Mask, gender: Gender | null): string => yours[mask]({ gender: gender ?? 'unknown' });

/** For a narrow place: a line breaks before the second form of a name, such as `(-euse)`, and not within it. */
export const breakableName = (name: string): string => name.replace('(', '\u200b(').replace('(-', '(-\u2060');

export const colorWords: Words<Color> = {
  red: m.identity_color_red,
  blue: m.identity_color_blue,
  green: m.identity_color_green,
  yellow: m.identity_color_yellow,
};

export const levelWords: Words<ColorLevel> = {
  low: m.explore_level_low,
  mid: m.explore_level_mid,
  high: m.explore_level_high,
};

export const styleWords: Words<LearningStyle> = {
  auditory: m.identity_learning_auditory,
  visual: m.identity_learning_visual,
  innerDialog: m.identity_learning_inner_dialog,
  kinesthetic: m.identity_learning_kinesthetic,
};

export const strengthWords: Words<LearningStyleStrength> = {
  veryStrong: m.identity_strength_very_strong,
  strong: m.identity_strength_strong,
  mild: m.identity_strength_mild,
  multimodal: m.identity_strength_multimodal,
};

export const ratingWords: Words<GritScore['rating']> = {
  1: m.identity_grit_1,
  2: m.identity_grit_2,
  3: m.identity_grit_3,
  4: m.identity_grit_4,
  5: m.identity_grit_5,
};

/** Names what a result leaves out although it has the same score: `Same score as Auditory and Visual: Inner dialog`. */
export const tieWords = <Trait extends string>(
  { named, unnamed }: Tie<Trait>,
  nameOf: (trait: Trait) => string,
): string => {
  const list = new Intl.ListFormat(languageTag(getLocale()));
  return m.results_tied_with({ named: list.format(named.map(nameOf)), others: list.format(unnamed.map(nameOf)) });
};

/** A share between 0 and 1: `25%`, in French `25 %`. */
export const shareWords = (share: number): string => numberWords(share, { style: 'percent' });

/** With one decimal: `3.7`, in French `3,7`. */
export const scoreWords = (score: number): string =>
  numberWords(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
