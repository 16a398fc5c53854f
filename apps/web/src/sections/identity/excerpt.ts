import type { IdentityPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { partSummary } from './summaries.ts';
import { maskName } from './words.ts';

/** The two strongest masks, or the first other part that was completed. */
export const identityExcerpt = (view: IdentityPublicView): string =>
  view.masks
    ? separated(view.masks.slice(0, 2).map((mask) => maskName(mask, view.gender)))
    : (partSummary('colors', view) ?? partSummary('learningStyles', view) ?? partSummary('grit', view) ?? '');
