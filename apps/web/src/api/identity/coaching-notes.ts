import type { IdentityPublicView } from '@palmares/domain/shared-portfolio';
import type { IdentityExplanations } from '../../../content/identity/explanations.ts';
import { type CoachingSheet, coachingSheet } from './coaching-sheet.ts';

export type CoachingTopic = 'motivate' | 'interact' | 'overwhelmed' | 'color' | 'style' | 'grit';

/** A line or two to a coach, for a reader with little time. */
export interface CoachingNote {
  readonly topic: CoachingTopic;
  readonly lines: readonly string[];
}

/** The shortest useful part of a coaching sheet. */
const notesOf = ({ mask, color, styles, grit }: CoachingSheet): readonly CoachingNote[] => {
  const notes: readonly CoachingNote[] = [
    { topic: 'motivate', lines: mask?.motivate.slice(0, 2) ?? [] },
    { topic: 'interact', lines: mask?.interact.slice(0, 2) ?? [] },
    { topic: 'overwhelmed', lines: mask?.overwhelmed.slice(0, 1) ?? [] },
    { topic: 'color', lines: color?.coaching.slice(0, 1) ?? [] },
    { topic: 'style', lines: styles?.flatMap(({ coaching }) => coaching.slice(0, 1)) ?? [] },
    { topic: 'grit', lines: grit?.slice(0, 1) ?? [] },
  ];
  return notes.filter(({ lines }) => lines.length > 0);
};

/** Returns notes to a coach on the results that a reader sees, and none on a part that the reader does not see. */
export const coachingNotes = (
  { masks, colors, learningStyles, grit }: IdentityPublicView,
  explanations: IdentityExplanations,
): readonly CoachingNote[] => {
  const sheet = coachingSheet(
    {
      masks: masks?.map((mask) => ({ mask })) ?? null,
      colors,
      learningStyles: learningStyles && {
        order: learningStyles.styles.map((style) => ({ style })),
        strength: learningStyles.strength,
      },
      grit,
    },
    explanations,
  );
  return sheet ? notesOf(sheet) : [];
};

/** Like `coachingNotes`, for the athlete's own preview, from the whole sheet. */
export const notesOnShown = (sheet: CoachingSheet, shown: IdentityPublicView): readonly CoachingNote[] =>
  notesOf({
    mask: shown.masks && sheet.mask,
    color: shown.colors && sheet.color,
    styles: shown.learningStyles && sheet.styles,
    grit: shown.grit && sheet.grit,
  });
