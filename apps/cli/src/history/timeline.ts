import { type HistoryKind, historyKinds, partWords } from '@palmares/history/events';
import { dayWords, inLanguage, momentWords, timeWords, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import type { ErasedAthlete, PresentAthlete } from './find-athlete.ts';
import { sectionOfEvent } from './part.ts';
import { whereWords, whoWords, whyWords } from './people.ts';
import type { DescribedHistory } from './streams.ts';

export interface Period {
  readonly kind?: HistoryKind | undefined;
  readonly section?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export const timelineOf = (
  athlete: PresentAthlete,
  { events, links }: DescribedHistory,
  { kind, section, from, to }: Period,
  voice: Voice,
) => ({
  athlete: { id: athlete.athleteId, name: athlete.name },
  timeZone: voice.timeZone,
  erased: null,
  entries: events
    .filter((event) => kind === undefined || event.kind === kind)
    .filter(({ recorded }) => section === undefined || sectionOfEvent(recorded.event.type) === section)
    .filter(({ recorded }) => (!from || recorded.recordedAt >= from) && (!to || recorded.recordedAt <= to))
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

/** The timeline's title, and all of its lines. */
export const linesInWords = (
  athlete: Timeline['athlete'],
  lines: readonly TimelineLine[],
  voice: Voice,
): readonly string[] => {
  const words = inLanguage(voice.language);
  return [
    [
      m.timeline_title(athlete, words),
      `${m.history_zone({ zone: voice.timeZone }, words)} · ${m.timeline_count({ count: lines.length }, words)}`,
    ].join('\n'),
    ...(lines.length === 0 ? [m.timeline_none({}, words)] : []),
    ...linesByDay(lines, voice),
  ];
};

/** Returns the timeline as text: a heading per day, then what was done, who did it, from where and why. */
export const timelineInWords = ({ athlete, entries }: Timeline, voice: Voice): string =>
  linesInWords(athlete, entries.map(lineOf), voice).join('\n\n');

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
