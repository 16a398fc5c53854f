import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { doubtAt, type EventTimes } from './time-doubt.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const at = (minutes: number): Date => new Date(noon + minutes * 60_000);

const idMadeAt = (minutes: number): string => {
  const hex = at(minutes).getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Events in order, each with the minutes after noon at which the app made it and the server recorded it. */
const stream = (...times: readonly (readonly [made: number, recorded: number])[]): readonly EventTimes[] =>
  times.map(([made, recorded], index) => ({
    version: index + 1,
    eventId: idMadeAt(made),
    commandId: randomUUID(),
    recordedAt: at(recorded),
  }));

const second = 1 / 60;

describe('as of a time', () => {
  it('[E47] a stream whose clocks agree to within a minute is exact at every moment', () => {
    const times = stream([0, 0], [5, 5.9], [10.9, 10], [20, 20]);
    for (let minute = -5; minute <= 25; minute += 0.5) expect(doubtAt(times, at(minute))).toBeNull();
    expect(doubtAt([], at(0))).toBeNull();
  });

  it('[E47] two commands in quick succession may share a millisecond and are exact', () => {
    expect(doubtAt(stream([0, 0], [5, 5], [5 - second / 2, 5]), at(5))).toBeNull();
  });

  // Recorded an hour ahead from 12:10 on, corrected right after 12:20; what followed was pinned to 13:20.
  const ahead = stream([0, 0], [10, 70], [20, 80], [30, 80], [40, 80], [90, 90]);

  it('[E47] a clock that was an hour ahead leaves doubt from the last certain version to the latest time it gave', () => {
    for (const minute of [second, 10, 15, 30, 75, 80]) expect(doubtAt(ahead, at(minute))).toEqual({ from: 2, to: 5 });
  });

  it('[E47] before and after the doubtful versions the stream is exact', () => {
    for (const minute of [-10, 0, 80 + second, 90, 500]) expect(doubtAt(ahead, at(minute))).toBeNull();
  });

  it('[E47] a clock that was an hour behind leaves doubt too', () => {
    const behind = stream([0, 0], [10, 0], [20, 0], [70, 70]);
    expect(doubtAt(behind, at(15))).toEqual({ from: 2, to: 3 });
    expect(doubtAt(behind, at(30))).toBeNull();
  });

  it('[E47] events pinned for less than a minute are recognized by the time they share', () => {
    const pinned = stream([0, 0], [10, 10.5], [10.1, 10.5], [10.2, 10.5], [11, 11]);
    expect(doubtAt(pinned, at(10.4))).toEqual({ from: 2, to: 4 });
    expect(doubtAt(stream([0, 0], [10, 10.5], [11, 11]), at(10.4))).toBeNull();
  });

  it('[E47] several events of one command share their time and are exact', () => {
    const [first, next] = stream([0, 0], [0, 0.5]);
    if (!first || !next) throw new Error('Two events are needed');
    const command = [
      { ...first, recordedAt: next.recordedAt },
      { ...next, commandId: first.commandId },
    ];
    expect(doubtAt(command, at(0.25))).toBeNull();
  });

  it('[E47] two failures of a clock are reported separately', () => {
    const twice = stream([0, 0], [10, 70], [80, 80], [90, 150], [200, 200]);
    expect(doubtAt(twice, at(30))).toEqual({ from: 2, to: 2 });
    expect(doubtAt(twice, at(80))).toBeNull();
    expect(doubtAt(twice, at(120))).toEqual({ from: 4, to: 4 });
  });

  it('[E47] the last versions are in doubt until the later of the two clocks’ times', () => {
    const last = stream([0, 0], [10, 70]);
    expect(doubtAt(last, at(70))).toEqual({ from: 2, to: 2 });
    expect(doubtAt(last, at(71))).toBeNull();
  });

  it('[E47] an id without a time is no evidence', () => {
    const times = stream([0, 0], [10, 70]).map((one) => ({ ...one, eventId: randomUUID() }));
    expect(doubtAt(times, at(30))).toBeNull();
  });
});
