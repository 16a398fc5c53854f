import type { Queryable } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { pastPortfolio } from '@palmares/db/read-models';
import { streamOf } from '@palmares/domain/kernel';
import { type Athlete, type SectionName, type SectionStates, sectionNames } from '@palmares/domain/portfolio';
import { readTimeDoubt, type TimeDoubt } from '@palmares/event-store/event-log';
import { partWords } from '@palmares/history/events';
import { readAthlete, readSection, type SectionReading, sectionTitle } from '@palmares/history/sections';
import { inLanguage, type Voice } from '@palmares/history/voice';
import { exitCodes, Problem } from '../output.ts';
import { m } from '../paraglide/messages.js';
import type { Moment } from './moment.ts';

export interface Snapshot {
  readonly athleteId: string;
  /** Of the portfolio's stream; 0 when there was none yet. */
  readonly version: number;
  /** The time that was asked for, or the one at which that version was recorded. */
  readonly at: Date;
  /** Set when clocks were wrong, so that the time does not tell which version was there; else null. */
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
  // What a clock that is ahead recorded in the future is there now.
  return moment.isNow ? {} : { until: moment.time };
};

/** What the log held then. Throws a {@link Problem} for a version that there is not. */
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

/** One line where there is a doubt. */
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
  ...readSection(name, sections[name].content, language),
});

/** The whole portfolio in words, part by part in the order of the editor. */
export const readSnapshot = ({ athlete, sections }: Snapshot, voice: Voice): readonly PartReading[] => [
  {
    name: 'athlete',
    title: partWords('portfolio', null, voice.language),
    fields: athlete ? readAthlete(athlete, voice.language) : [],
    lists: [],
  },
  ...sectionNames.map((name) => readPart(name, sections, voice)),
];
