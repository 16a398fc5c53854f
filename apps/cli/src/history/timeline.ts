import { type HistoryKind, historyKinds, partWords } from '@palmares/history/events';
import { dayWords, inLanguage, momentWords, timeWords, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import type { ErasedAthlete, PresentAthlete } from './find-athlete.ts';
import { sectionOfEvent } from './part.ts';
import { whereWords, whoWords, whyWords } from './people.ts';
import type { DescribedEvent, DescribedHistory } from './streams.ts';

export interface Period {
  readonly kind?: HistoryKind | undefined;
  readonly section?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

type Wanted = Pick<Period, 'kind' | 'section'>;

const isWanted = (event: DescribedEvent, { kind, section }: Wanted): boolean =>
  (kind === undefined || event.kind === kind) &&
  (section === undefined || sectionOfEvent(event.recorded.event.type) === section);

const isBefore = ({ recorded }: DescribedEvent, from: Date | undefined): boolean =>
  from !== undefined && recorded.recordedAt < from;
const isAfter = ({ recorded }: DescribedEvent, to: Date | undefined): boolean =>
  to !== undefined && recorded.recordedAt > to;

export const timelineOf = (
  athlete: PresentAthlete,
  { events, links }: DescribedHistory,
  { from, to, ...wanted }: Period,
  voice: Voice,
) => ({
  athlete: { id: athlete.athleteId, name: athlete.name },
  timeZone: voice.timeZone,
  erased: null,
  entries: events
    .filter((event) => isWanted(event, wanted) && !isBefore(event, from) && !isAfter(event, to))
    .map(({ kind, recorded: { event, metadata, recordedAt, version }, says }) => ({
      at: recordedAt,
      kind,
      version,
      section: sectionOfEvent(event.type),
      part: partWords(kind, sectionOfEvent(event.type), voice.language),
      event: event.type,
      says,
      who: whoWords(metadata.actor, athlete, voice),
      actor: metadata.actor,
      device: metadata.device,
      link: metadata.link,
      where: whereWords(metadata, links, voice),
      reason: metadata.reason,
      why: whyWords(metadata, voice),
      data: event.data,
    })),
});

export type Timeline = ReturnType<typeof timelineOf>;

/** Returns the portfolio's versions among the entries, in words; none without a version. */
const versionsInWords = (entries: Timeline['entries'], { language }: Voice): readonly string[] => {
  const versions = entries.filter(({ kind }) => kind === 'portfolio').map(({ version }) => version);
  const [first, last] = [versions[0], versions.at(-1)];
  if (first === undefined || last === undefined) return [];
  const words = inLanguage(language);
  return [first === last ? m.timeline_version({ version: first }, words) : m.timeline_versions({ first, last }, words)];
};

/**
 * Returns one line about the period: its times, the portfolio's versions in it, and how many events are left out before
 * and after it. Undefined without a period.
 */
export const periodInWords = (
  { events }: DescribedHistory,
  { from, to, ...wanted }: Period,
  { entries }: Timeline,
  voice: Voice,
): string | undefined => {
  if (!from && !to) return undefined;
  const words = inLanguage(voice.language);
  const asked = events.filter((event) => isWanted(event, wanted));
  return [
    ...(from ? [m.timeline_from({ time: momentWords(from, voice) }, words)] : []),
    ...(to ? [m.timeline_to({ time: momentWords(to, voice) }, words)] : []),
    ...versionsInWords(entries, voice),
    m.timeline_left_out(
      {
        before: asked.filter((event) => isBefore(event, from)).length,
        after: asked.filter((event) => isAfter(event, to)).length,
      },
      words,
    ),
  ].join(' · ');
};

/** One printed entry: two lines, or one if there are no notes. */
export interface TimelineLine {
  readonly at: Date;
  readonly part: string;
  readonly says: string;
  readonly notes: readonly string[];
}

const GAP = 2;

const dayOf = (lines: readonly TimelineLine[], voice: Voice): string => {
  const times = lines.map(({ at }) => timeWords(at, voice));
  const parts = lines.map(({ part }) => part);
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) + GAP;
  const [timeWidth, partWidth] = [width(times), width(parts)];
  return lines
    .flatMap(({ at, part, says, notes }) => [
      `  ${timeWords(at, voice).padEnd(timeWidth)}${part.padEnd(partWidth)}${says}`,
      ...(notes.length === 0 ? [] : [`  ${' '.repeat(timeWidth + partWidth)}${notes.join(' · ')}`]),
    ])
    .join('\n');
};

/** A heading per day, and its lines. */
export const linesByDay = (lines: readonly TimelineLine[], voice: Voice): readonly string[] =>
  [...Map.groupBy(lines, ({ at }) => dayWords(at, voice))].map(([day, ofDay]) => `${day}\n${dayOf(ofDay, voice)}`);

/** Returns the line of an event, with notes on who, from where, why, and the portfolio version that it made. */
export const lineOf = ({
  at,
  part,
  says,
  kind,
  version,
  who,
  where,
  why,
}: Timeline['entries'][number]): TimelineLine => ({
  at,
  part,
  says,
  notes: [who, ...where, ...why, ...(kind === 'portfolio' ? [`v${version}`] : [])],
});

/** The timeline's title, a line about its period if it has one, and all of its lines. */
export const linesInWords = (
  athlete: Timeline['athlete'],
  lines: readonly TimelineLine[],
  voice: Voice,
  period?: string,
): readonly string[] => {
  const words = inLanguage(voice.language);
  return [
    [
      m.timeline_title(athlete, words),
      `${m.history_zone({ zone: voice.timeZone }, words)} · ${m.timeline_count({ count: lines.length }, words)}`,
      ...(period === undefined ? [] : [period]),
    ].join('\n'),
    ...(lines.length === 0 ? [m.timeline_none({}, words)] : []),
    ...linesByDay(lines, voice),
  ];
};

/** Returns the timeline as text: a heading per day, then what was done, who did it, from where and why. */
export const timelineInWords = ({ athlete, entries }: Timeline, voice: Voice, period?: string): string =>
  linesInWords(athlete, entries.map(lineOf), voice, period).join('\n\n');

export const erasedTimeline = ({ athleteId, erasedAt, events }: ErasedAthlete, { timeZone }: Voice) => ({
  athlete: { id: athleteId, name: null },
  timeZone,
  erased: { at: erasedAt, events, total: Object.values(events).reduce((sum, count) => sum + count, 0) },
  entries: [],
});

type Erased = Pick<ReturnType<typeof erasedTimeline>, 'athlete' | 'erased'>;

export const erasedInWords = ({ athlete, erased }: Erased, voice: Voice): string => {
  const words = inLanguage(voice.language);
  const kinds = Object.entries(erased.events)
    .map(([kind, count]) => {
      const known = historyKinds.find((candidate) => candidate === kind);
      return `${known ? partWords(known, null, voice.language) : kind} ${count}`;
    })
    .join(', ');
  return [
    m.erased_on({ id: athlete.id, date: momentWords(erased.at, voice) }, words),
    m.erased_left({ count: erased.total, kinds }, words),
    m.history_zone({ zone: voice.timeZone }, words),
  ].join('\n');
};
