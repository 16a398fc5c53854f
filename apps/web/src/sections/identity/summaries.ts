import type { Gender, IdentityPart } from '@palmares/domain/sections';
import type { IdentityPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { colorWords, maskName, ratingWords, scoreWords, shareWords, strengthWords, styleWords } from './words.ts';

type Summaries = {
  readonly [Part in IdentityPart]: (
    view: NonNullable<IdentityPublicView[Part]>,
    gender: Gender | null,
  ) => readonly string[];
};

const summaries: Summaries = {
  masks: (masks, gender) => masks.map((mask) => maskName(mask, gender)),
  colors: (colors) => colors.map(({ color, share }) => `${colorWords[color]()}\u00a0${shareWords(share)}`),
  learningStyles: ({ styles, strength }) => [...styles.map((style) => styleWords[style]()), strengthWords[strength]()],
  grit: ({ score, rating }) => [scoreWords(score), ratingWords[rating]()],
};

const summaryOf = <Part extends IdentityPart>(
  part: Part,
  view: IdentityPublicView[Part],
  gender: Gender | null,
): string | null => view && separated(summaries[part](view, gender));

/** Returns one line that summarizes a part as scouts see it; null if the part was not completed. */
export const partSummary = (part: IdentityPart, view: IdentityPublicView | null): string | null =>
  view && summaryOf(part, view[part], view.gender);
