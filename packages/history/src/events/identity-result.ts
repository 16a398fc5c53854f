import {
  type Answers,
  type Color,
  type GritScore,
  type IdentityResult,
  type LearningStyle,
  type Mask,
  shownStyles,
  topMasks,
} from '@palmares/domain/identity';
import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { inLanguage, numberWords } from '../voice.ts';

type Label = (inputs: object, options: { readonly locale: Language }) => string;

const maskLabels: Readonly<Record<Mask, Label>> = {
  soldier: m.identity_mask_soldier,
  maven: m.identity_mask_maven,
  engineer: m.identity_mask_engineer,
  captain: m.identity_mask_captain,
  player: m.identity_mask_player,
  strategist: m.identity_mask_strategist,
  driven: m.identity_mask_driven,
};

const colorLabels: Readonly<Record<Color, Label>> = {
  red: m.identity_color_red,
  blue: m.identity_color_blue,
  green: m.identity_color_green,
  yellow: m.identity_color_yellow,
};

const styleLabels: Readonly<Record<LearningStyle, Label>> = {
  auditory: m.identity_learning_auditory,
  visual: m.identity_learning_visual,
  innerDialog: m.identity_learning_inner_dialog,
  kinesthetic: m.identity_learning_kinesthetic_plain,
};

const ratingLabels: Readonly<Record<GritScore['rating'], Label>> = {
  1: m.identity_grit_1,
  2: m.identity_grit_2,
  3: m.identity_grit_3,
  4: m.identity_grit_4,
  5: m.identity_grit_5,
};

const partTitles: Readonly<Record<keyof Answers, Label>> = {
  masks: m.identity_masks_title,
  colors: m.identity_colors_title,
  learningStyles: m.identity_learning_styles_title,
  grit: m.identity_grit_title,
};

export const partTitle = (part: keyof Answers, language: Language): string =>
  partTitles[part]({}, inLanguage(language));

/** Each part of the test with its result in one line: `Masks: Captain, Driven, Strategist; Colors: Red 12, …`. */
export const resultWords = ({ masks, colors, learningStyles, grit }: IdentityResult, language: Language): string => {
  const locale = inLanguage(language);
  const counted = (label: Label, count: number): string =>
    m.identity_counted({ label: label({}, locale), count }, locale);
  const results: Readonly<Record<keyof Answers, readonly string[] | null | undefined>> = {
    masks: masks && topMasks(masks).map((mask) => maskLabels[mask]({}, locale)),
    colors: colors?.map(({ color, count }) => counted(colorLabels[color], count)),
    learningStyles: learningStyles && shownStyles(learningStyles).map((style) => styleLabels[style]({}, locale)),
    grit: grit && [numberWords(grit.score, language), ratingLabels[grit.rating]({}, locale)],
  };
  const line = (part: keyof Answers): string => {
    const result = results[part]?.join(', ') ?? m.identity_part_incomplete({}, locale);
    return m.identity_part_result({ part: partTitle(part, language), result }, locale);
  };
  return [line('masks'), line('colors'), line('learningStyles'), line('grit')].join('; ');
};
