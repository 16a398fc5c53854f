import type { IdentityPublicView } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';
import { coachingNotes, notesOnShown } from './coaching-notes.ts';
import { coachingSheet } from './coaching-sheet.ts';

const view: IdentityPublicView = {
  masks: ['captain', 'driven', 'maven'],
  colors: [{ color: 'green', share: 0.5, level: 'high' }],
  learningStyles: { styles: ['visual'], strength: 'strong' },
  grit: { score: 3.7, rating: 4 },
  gender: null,
};
const en = explanationsIn('en');
const topicsOf = (shown: IdentityPublicView) => coachingNotes(shown, en).map(({ topic }) => topic);

describe('what the results say to a coach', () => {
  it('is of every part in a line or two, eight in all', () => {
    expect(topicsOf(view)).toEqual(['motivate', 'interact', 'overwhelmed', 'color', 'style', 'grit']);
    const lines = coachingNotes(view, en).flatMap(({ lines: each }) => each);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe(en.masks.captain.howToMotivate[0]);
  });

  it('has nothing of a part that the reader does not see', () => {
    expect(topicsOf({ ...view, masks: null })).toEqual(['color', 'style', 'grit']);
    expect(topicsOf({ ...view, colors: null, grit: null })).toEqual(['motivate', 'interact', 'overwhelmed', 'style']);
  });

  it('differs for each rating of grit', () => {
    const ratings = [1, 2, 3, 4, 5] as const;
    const lines = ratings.map(
      (rating) => coachingNotes({ ...view, grit: { score: rating, rating } }, en).at(-1)?.lines,
    );
    expect(lines).toEqual(ratings.map((rating) => [en.grit.howToCoach[rating]]));
  });

  it('is the same in the athlete’s own preview', () => {
    const result = {
      masks: [{ mask: 'captain' as const }],
      colors: [{ color: 'green' as const }],
      learningStyles: { order: [{ style: 'visual' as const }], strength: 'strong' as const },
      grit: { rating: 4 as const },
    };
    const sheet = coachingSheet(result, en);
    if (!sheet) throw new Error('A sheet is missing');
    for (const shown of [view, { ...view, masks: null }, { ...view, learningStyles: null }])
      expect(notesOnShown(sheet, shown)).toEqual(coachingNotes(shown, en));
  });
});
