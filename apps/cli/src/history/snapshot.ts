import type { Queryable } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { pastPortfolio } from '@palmares/db/read-models';
import { streamOf } from '@palmares/domain/kernel';
import { type Athlete, genderOf, type SectionName, type SectionStates, sectionNames } from '@palmares/domain/portfolio';
import { readTimeDoubt, type TimeDoubt } from '@palmares/event-store/event-log';
import { partWords } from '@palmares/history/events';
import { readAthlete, readSection, type SectionReading, sectionTitle } from '@palmares/history/sections';
import { inLanguage, type Voice } from '@palmares/history/voice';
import { exitCodes, Problem } from '../output.ts';
import { m } from '../paraglide/messages.js';
import type { Moment } from './moment.ts';

export interface Snapshot {
  readonly athleteId: string;
  /** The portfolio stream's version; 0 before it began. */
  readonly version: number;
  /** The requested time, or the time at which that version was recorded. */
  readonly at: Date;
  /** Set if clocks disagreed, so that the time does not identify a version; else null. */
  readonly doubt: TimeDoubt | null;
  readonly athlete: Athlete | null;
  readonly sections: SectionStates;
}

interface HistorySource {
  readonly db: Queryable;
  readonly log: EventLog;
}

const loadOptionsOf = (moment: Moment) => {
  if ('version' in moment) return { upTo: moment.version };
  // A clock that runs ahead recorded events in the future; "now" includes them.
  return moment.isNow ? {} : { until: moment.time };
};

/** The portfolio at that moment. Throws a {@link Problem} for a version that does not exist. */
export const snapshotAt = async ({ db, log }: HistorySource, athleteId: string, moment: Moment): Promise<Snapshot> => {
  const stream = streamOf('portfolio', athleteId);
  const { version, athlete, sections } = await pastPortfolio(log, athleteId, loadOptionsOf(moment));
  if ('time' in moment) {
    const doubt = moment.isNow ? null : await readTimeDoubt(db, stream, moment.time);
    return { athleteId, version, at: moment.time, doubt, athlete, sections };
  }
  const [last] = await log.load(stream, { after: moment.version - 1, upTo: moment.version });
  if (!last)
    throw new Problem(`there is no version ${moment.version}: the portfolio is at version ${version}`, exitCodes.usage);
  return { athleteId, version, at: last.recordedAt, doubt: null, athlete, sections };
};

/** A line of warning if the time is unreliable. */
export const doubtWords = ({ doubt }: Pick<Snapshot, 'doubt'>, voice: Voice): readonly string[] =>
  doubt
    ? [m.moment_doubt({ from: doubt.from, first: doubt.from - 1, last: doubt.to }, inLanguage(voice.language))]
    : [];

export interface PartReading extends SectionReading {
  readonly name: SectionName | 'athlete';
  readonly title: string;
}

const readPart = <Name extends SectionName>(name: Name, sections: SectionStates, { language }: Voice): PartReading => ({
  name,
  title: sectionTitle(name, language),
  ...readSection(name, sections[name].content, language, genderOf(sections)),
});

/** The whole portfolio in words, in the editor's order. */
export const readSnapshot = ({ athlete, sections }: Snapshot, voice: Voice): readonly PartReading[] => [
  {
    name: 'athlete',
    title: partWords('portfolio', null, voice.language),
    fields: athlete ? readAthlete(athlete, voice.language) : [],
    lists: [],
  },
  ...sectionNames.map((name) => readPart(name, sections, voice)),
];
