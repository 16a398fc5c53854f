import { expect, it } from 'vitest';
import { goaltender } from './goaltender.ts';

const { seasons } = goaltender.sections['sports-history'](new Date('2026-11-26T12:00:00Z'));

const numbers = (text: string | undefined, pattern: RegExp): readonly number[] =>
  (pattern.exec(text ?? '') ?? []).slice(1).map(Number);

it('the goaltender’s save percentages and goals-against averages are those of her saves, shots and games', () => {
  const counted = seasons.flatMap(({ performances: [percentage, average] }) => {
    const [saves, shots] = numbers(percentage?.desc, /(\d+) saves on (\d+) shots/);
    const [games] = numbers(percentage?.event, /(\d+) games/);
    if (saves === undefined || shots === undefined || games === undefined) return [];
    const figures = [(saves / shots).toFixed(3).slice(1), ((shots - saves) / games).toFixed(2)];
    return [{ stated: [percentage?.result, average?.result], figures }];
  });
  expect(counted).toHaveLength(2);
  for (const { stated, figures } of counted) expect(stated).toEqual(figures);
});
