import { colors, type IdentityState, learningStyles, masks, scoredAttempt } from '@palmares/domain/identity';

const zeros = <Name extends string | number>(names: readonly Name[]): Map<Name, number> =>
  new Map(names.map((name) => [name, 0]));

const add = <Name>(counts: Map<Name, number>, name: Name | undefined): void => {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Counts athletes, never names one. */
export const createDistribution = () => {
  const athletes = { running: 0, finished: 0, granted: 0 };
  /** The first mask, color and style of each athlete who completed that part. */
  const first = {
    masks: zeros(masks),
    colors: zeros(colors),
    learningStyles: zeros(learningStyles),
    grit: zeros([1, 2, 3, 4, 5]),
  };
  return {
    add(state: IdentityState): void {
      if (state.granted) athletes.granted += 1;
      if (state.attempts.some(({ finished }) => finished === null)) athletes.running += 1;
      const result = scoredAttempt(state)?.scored.result;
      if (!result) return;
      athletes.finished += 1;
      add(first.masks, result.masks?.[0]?.mask);
      add(first.colors, result.colors?.[0]?.color);
      add(first.learningStyles, result.learningStyles?.order[0]?.style);
      add(first.grit, result.grit?.rating);
    },
    counts: () => ({
      athletes,
      masks: Object.fromEntries(first.masks),
      colors: Object.fromEntries(first.colors),
      learningStyles: Object.fromEntries(first.learningStyles),
      grit: Object.fromEntries(first.grit),
    }),
  };
};

export type Distribution = ReturnType<ReturnType<typeof createDistribution>['counts']>;
