import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ColorDrawing } from '../../../drawings/colors/color-drawing.tsx';
import { LearningStyleDrawing } from '../../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../../drawings/masks/mask-drawing.tsx';
import { m } from '../../../paraglide/messages.js';

const score = css({ textStyle: 'number' });

export interface IdentityPart {
  readonly title: () => string;
  readonly text: () => string;
  readonly signs: readonly { readonly name: () => string; readonly sign: ReactNode }[];
}

/** Masks and learning styles use the text's color; the four colors have their own, and a shape each. */
export const identityParts: readonly IdentityPart[] = [
  {
    title: m.landing_identity_masks,
    text: m.landing_identity_masks_text,
    signs: [
      { name: m.identity_mask_soldier, sign: <MaskDrawing name="soldier" size={48} /> },
      { name: m.identity_mask_maven, sign: <MaskDrawing name="maven" size={48} /> },
      { name: m.identity_mask_engineer, sign: <MaskDrawing name="engineer" size={48} /> },
      { name: m.identity_mask_captain, sign: <MaskDrawing name="captain" size={48} /> },
      { name: m.identity_mask_player, sign: <MaskDrawing name="player" size={48} /> },
      { name: m.identity_mask_strategist, sign: <MaskDrawing name="strategist" size={48} /> },
      { name: m.identity_mask_driven, sign: <MaskDrawing name="driven" size={48} /> },
    ],
  },
  {
    title: m.landing_identity_colors,
    text: m.landing_identity_colors_text,
    signs: [
      { name: m.identity_color_red, sign: <ColorDrawing name="red" size={48} /> },
      { name: m.identity_color_blue, sign: <ColorDrawing name="blue" size={48} /> },
      { name: m.identity_color_green, sign: <ColorDrawing name="green" size={48} /> },
      { name: m.identity_color_yellow, sign: <ColorDrawing name="yellow" size={48} /> },
    ],
  },
  {
    title: m.landing_identity_learning,
    text: m.landing_identity_learning_text,
    signs: [
      { name: m.identity_learning_auditory, sign: <LearningStyleDrawing name="auditory" size={48} /> },
      { name: m.identity_learning_visual, sign: <LearningStyleDrawing name="visual" size={48} /> },
      { name: m.identity_learning_inner_dialog, sign: <LearningStyleDrawing name="inner-dialog" size={48} /> },
      { name: m.identity_learning_kinesthetic, sign: <LearningStyleDrawing name="kinesthetic" size={48} /> },
    ],
  },
  {
    title: m.landing_identity_grit,
    text: m.landing_identity_grit_text,
    signs: [m.identity_grit_1, m.identity_grit_2, m.identity_grit_3, m.identity_grit_4, m.identity_grit_5].map(
      (name, below) => ({ name, sign: <span className={score}>{below + 1}</span> }),
    ),
  },
];
