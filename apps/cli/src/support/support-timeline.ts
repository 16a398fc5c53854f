import type { Fact, FactsFound } from '@palmares/db/timeline';
import { inLanguage, type Voice } from '@palmares/history/voice';
import type { ErasedAthlete, PresentAthlete } from '../history/find-athlete.ts';
import type { DescribedHistory } from '../history/streams.ts';
import {
  erasedInWords,
  erasedTimeline,
  lineOf,
  linesByDay,
  linesInWords,
  type TimelineLine,
  timelineOf,
} from '../history/timeline.ts';
import { m } from '../paraglide/messages.js';
import { factNotes, factWords } from './fact-words.ts';
import { factPartWords, kindOfEvent, kindOfFact, type TimelineKind } from './kinds.ts';

export interface TimelineAsked {
  readonly kinds: readonly TimelineKind[];
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const factLine = (fact: Fact, voice: Voice) => {
  const kind = kindOfFact(fact.what);
  return {
    at: fact.at,
    kind,
    part: factPartWords(kind, voice),
    event: fact.what,
    says: factWords(fact, voice),
    notes: factNotes(fact, voice),
    details: fact.details,
  };
};

/** The events of the log and the other facts about an athlete in one order, the newest last. */
export const supportTimelineOf = (
  athlete: PresentAthlete,
  history: DescribedHistory,
  { facts, more }: FactsFound,
  { kinds, from, to }: TimelineAsked,
  voice: Voice,
) => {
  const { entries, ...head } = timelineOf(athlete, history, { from, to }, voice);
  const events = entries
    .map((entry) => ({ ...entry, kind: kindOfEvent(entry.kind, entry.event), notes: lineOf(entry).notes }))
    .filter(({ kind }) => kinds.includes(kind));
  const all = [...events, ...facts.map((fact) => factLine(fact, voice))];
  return { ...head, more, entries: all.sort((one, other) => one.at.getTime() - other.at.getTime()) };
};

const moreWords = (more: boolean, { language }: Voice): readonly string[] =>
  more ? [m.timeline_more({}, inLanguage(language))] : [];

export const supportTimelineInWords = (
  { athlete, entries, more }: ReturnType<typeof supportTimelineOf>,
  voice: Voice,
): string => {
  const lines: readonly TimelineLine[] = entries;
  return [...linesInWords(athlete, lines, voice), ...moreWords(more, voice)].join('\n\n');
};

/** Returns the timeline of an erased athlete, which only shows what operators did. */
export const erasedSupportTimeline = (athlete: ErasedAthlete, { facts, more }: FactsFound, voice: Voice) => ({
  ...erasedTimeline(athlete, voice),
  more,
  entries: facts.map((fact) => factLine(fact, voice)),
});

export const erasedSupportTimelineInWords = (erased: ReturnType<typeof erasedSupportTimeline>, voice: Voice): string =>
  [erasedInWords(erased, voice), ...linesByDay(erased.entries, voice), ...moreWords(erased.more, voice)].join('\n\n');
