import { atMost } from '../figures.ts';
import { median, percentile, ratios } from '../statistics.ts';
import type { Bar } from '../suite.ts';

const KB = 1000;

/** Returns the p95 of each round's milliseconds. */
export const p95Of = (rounds: readonly (readonly number[])[]): readonly number[] =>
  rounds.map((millis) => percentile(millis, 0.95));

export const keystrokeBar = (
  section: string,
  typed: readonly (readonly number[])[],
  bare: readonly (readonly number[])[],
): Bar =>
  atMost({
    name: `keystroke to paint of a bare text area, p95, ${section}`,
    value: median(ratios(p95Of(typed), p95Of(bare))),
    limit: 2,
    unit: '×',
  });

/** Returns the time of a save minus the pause after typing, divided by that of a bare append, round by round. */
export const beyondPause = (
  saves: readonly (readonly number[])[],
  appends: readonly (readonly number[])[],
  pauseMillis: number,
): readonly number[] =>
  ratios(
    p95Of(saves).map((millis) => millis - pauseMillis),
    p95Of(appends),
  );

export const saveBar = (section: string, beyond: readonly number[]): Bar =>
  atMost({
    name: `until saved − the pause after typing, of a bare append, p95, ${section}`,
    value: median(beyond),
    limit: 4,
    unit: '×',
  });

export const scriptsBar = (section: string, editor: number, logIn: number): Bar =>
  atMost({ name: `scripts over the log-in page’s, ${section}`, value: (editor - logIn) / KB, limit: 60, unit: 'kB' });
