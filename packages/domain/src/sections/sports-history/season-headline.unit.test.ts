import { describe, expect, it } from 'vitest';
import { seasonHeadline } from './season-headline.ts';

const season = {
  year: 2024,
  sports: [],
  awards: [],
  performances: [
    { id: 'medley', sport: '', figure: '2:31,40', result: '', event: '200 m quatre nages', desc: '', metric: null },
    { id: 'back', sport: '', figure: '1:06,35', result: '', event: '100 m dos', desc: '', metric: null },
  ],
};
const trend = {
  event: '100 m dos',
  points: [
    { year: 2024, value: 66_350, figure: '1:06,35', event: '100 m dos' },
    { year: 2026, value: 62_840, figure: '1:02,84', event: '100 m dos, grand bassin' },
  ],
  isRace: true,
  gain: null,
};

describe('the headline of a season', () => {
  it('is the result of the trend if the season has it', () =>
    expect(seasonHeadline(season, trend)).toEqual({ label: '100 m dos', value: '1:06,35', isWritten: false }));

  it('is otherwise its best result', () => {
    for (const headline of [seasonHeadline({ ...season, year: 2025 }, trend), seasonHeadline(season, null)])
      expect(headline).toMatchObject({ label: '200 m quatre nages', value: '2:31,40' });
    expect(seasonHeadline({ ...season, performances: [] }, null)).toBeUndefined();
  });
});
