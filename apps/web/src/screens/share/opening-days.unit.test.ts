import { describe, expect, it } from 'vitest';
import { openingDays } from './opening-days.ts';

const opening = (time: string) => ({ openingId: time, at: new Date(time), url: `https://palmares.example/${time}` });

describe('the openings of a link by day', () => {
  it('are grouped by the day of the product’s time zone, the newest first', () => {
    const days = openingDays(
      [
        opening('2026-11-21T04:30:00Z'),
        opening('2026-11-20T17:18:40Z'),
        opening('2026-11-20T17:16:00Z'),
        opening('2026-11-18T12:00:00Z'),
      ],
      false,
    );
    expect(days.map(({ day, openings }) => [day, openings.map(({ openingId }) => openingId.slice(11, 16))])).toEqual([
      ['Friday, November 20, 2026', ['04:30', '17:18', '17:16']],
      ['Wednesday, November 18, 2026', ['12:00']],
    ]);
  });

  it('count the minutes since the first of their own day', () => {
    const days = openingDays(
      [
        opening('2026-11-20T20:00:00Z'),
        opening('2026-11-20T17:18:40Z'),
        opening('2026-11-20T17:16:00Z'),
        opening('2026-11-18T12:00:00Z'),
      ],
      false,
    );
    expect(days.map(({ openings }) => openings.map(({ minutesLater }) => minutesLater))).toEqual([
      [164, 2, null],
      [null],
    ]);
  });

  it('count nothing from the last day of a list that is cut, whose first opening may be missing', () => {
    const days = openingDays(
      [
        opening('2026-11-20T17:18:40Z'),
        opening('2026-11-20T17:16:00Z'),
        opening('2026-11-18T12:05:00Z'),
        opening('2026-11-18T12:00:00Z'),
      ],
      true,
    );
    expect(days.map(({ openings }) => openings.map(({ minutesLater }) => minutesLater))).toEqual([
      [2, null],
      [null, null],
    ]);
  });

  it('are none without openings', () => expect(openingDays([], false)).toEqual([]));
});
