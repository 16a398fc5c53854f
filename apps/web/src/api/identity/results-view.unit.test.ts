import type { Attempt, IdentityResult } from '@palmares/domain/identity';
import { describe, expect, it } from 'vitest';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';
import { coachingSheet } from './coaching-sheet.ts';
import { explainResult } from './explain-result.ts';
import { resultsView } from './results-view.server.ts';
import { runningAttempt, scoredOnce, stateOf } from './testing/attempts.ts';

const en = explanationsIn('en');
const result: IdentityResult = {
  masks: [
    { mask: 'captain', points: 41 },
    { mask: 'driven', points: 37 },
  ],
  colors: [{ color: 'green', count: 12, level: 'high' }],
  learningStyles: {
    order: [
      { style: 'innerDialog', count: 6 },
      { style: 'visual', count: 4 },
    ],
    strength: 'mild',
  },
  grit: { score: 3.7, rating: 4 },
};
const nothing: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };
const multimodal: IdentityResult = {
  ...nothing,
  learningStyles: { order: result.learningStyles?.order ?? [], strength: 'multimodal' },
};

const questions = { masks: 7, colors: 32, learningStyles: 15, grit: 10 };

const viewAt = (time: string, ...attempts: readonly Attempt[]) =>
  resultsView(stateOf(...attempts), { at: new Date(time), language: 'en', gender: 'f', age: 17 });

describe('the page of results', () => {
  it('offers the test before the first attempt, and leads back to it while it runs', () => {
    expect(viewAt('2026-11-20T12:00:00Z')).toEqual({
      minutes: 25,
      questions,
      running: null,
      scored: null,
      gender: 'f',
      age: 17,
    });
    expect(viewAt('2026-11-20T12:10:30Z', runningAttempt)).toEqual({
      minutes: null,
      questions,
      running: { minutesLeft: 15 },
      scored: null,
      gender: 'f',
      age: 17,
    });
    expect(viewAt('2026-11-20T12:25:10Z', runningAttempt).running).toEqual({ minutesLeft: 0 });
  });

  it('has the result that counts with its explanations, also while another attempt runs', () => {
    const view = viewAt('2026-11-20T12:10:00Z', scoredOnce, runningAttempt);
    expect(view.running).not.toBeNull();
    expect(view.scored?.result).toEqual(scoredOnce.scored?.result);
    expect(view.scored?.explained.masks?.traits).toHaveLength(3);
  });
});

describe('what a result means', () => {
  it('is the sentence about the own mask, the leading color, the learning style and the rating of grit', () =>
    expect(explainResult(result, en)).toEqual({
      masks: {
        traits: en.masks.captain.traits,
        meaning: [en.masks.captain.summary],
        coaching: [en.masks.captain.howToMotivate[0], en.masks.captain.howToInteract[0]],
      },
      colors: { meaning: [en.colors.green.summary], coaching: en.colors.green.coaching.slice(0, 2) },
      learningStyles: {
        meaning: [en.learningStyles.innerDialog.summary],
        coaching: en.learningStyles.innerDialog.coaching.slice(0, 2),
      },
      grit: { meaning: [en.grit.ratings[4]], coaching: [en.grit.howToCoach[4], en.grit.coaching[0]] },
    }));

  it('is about both learning styles if they cannot be told apart, with a line to the coach each', () =>
    expect(explainResult(multimodal, en)).toEqual({
      ...nothing,
      learningStyles: {
        meaning: [en.learningStyles.innerDialog.summary, en.learningStyles.visual.summary],
        coaching: [en.learningStyles.innerDialog.coaching[0], en.learningStyles.visual.coaching[0]],
      },
    }));
});

describe('the page for the coach', () => {
  it('has what motivates, how to interact, both kinds of pressure, and the lines of the other parts', () =>
    expect(coachingSheet(result, en)).toEqual({
      mask: {
        mask: 'captain',
        motivate: en.masks.captain.howToMotivate,
        interact: en.masks.captain.howToInteract,
        overwhelmed: en.masks.captain.overwhelmed.coaching,
        carriedAway: en.masks.captain.carriedAway.coaching,
      },
      color: { color: 'green', coaching: en.colors.green.coaching },
      styles: [{ style: 'innerDialog', coaching: en.learningStyles.innerDialog.coaching }],
      grit: [en.grit.howToCoach[4], ...en.grit.coaching],
    }));

  it('has both learning styles if they cannot be told apart, and leaves out what was not completed', () =>
    expect(coachingSheet(multimodal, en)).toEqual({
      mask: null,
      color: null,
      styles: [
        { style: 'innerDialog', coaching: en.learningStyles.innerDialog.coaching.slice(0, 2) },
        { style: 'visual', coaching: en.learningStyles.visual.coaching.slice(0, 2) },
      ],
      grit: null,
    }));

  it('is not there if no part was completed', () => expect(coachingSheet(nothing, en)).toBeNull());
});
