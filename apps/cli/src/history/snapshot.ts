import type { Queryable } from '@palmares/db/database';
import type { EventLog } from '@palmares/db/event-store';
import { pastPortfolio } from '@palmares/db/read-models/portfolio/query';
import { streamOf } from '@palmares/domain/kernel/stream';
import { type Athlete, type SectionName, type SectionStates, sectionNames } from '@palmares/domain/portfolio/index';
import { readTimeDoubt, type TimeDoubt } from '@palmares/event-store/event-log/time-doubt';
import { exitCodes, Problem } from '../output.ts';
import { m } from '../paraglide/messages.js';
import type { Moment } from './moment.ts';
import { type SectionReading, textField } from './reading.ts';
import { sectionsInWords } from './sections/index.ts';
import { dateWords, inLanguage, type Voice } from './voice.ts';

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
  doubt ? [m.moment_doubt({ from: doubt.from, first: doubt.from - 1, last: doubt.to }, inLanguage(voice))] : [];

const readSection = <Name extends SectionName>(name: Name, sections: SectionStates, voice: Voice): SectionReading => {
  const { content } = sections[name];
  return sectionsInWords[name].read(content, voice);
};

const readAthlete = (athlete: Athlete | null, voice: Voice): SectionReading => {
  const words = inLanguage(voice);
  if (!athlete) return { fields: [], lists: [] };
  const { firstName, lastName, dateOfBirth, place } = athlete;
  const country = { can: m.country_can, usa: m.country_usa }[place.country]({}, words);
  return {
    fields: [
      textField('name', m.account_name_label({}, words), `${firstName} ${lastName}`),
      {
        key: 'dateOfBirth',
        label: m.sign_up_birth_label({}, words),
        value: dateOfBirth,
        says: dateWords(dateOfBirth, voice),
      },
      textField('place', m.told_place_label({}, words), `${place.region}, ${country}`),
    ],
    lists: [],
  };
};

export interface PartReading extends SectionReading {
  readonly name: SectionName | 'athlete';
  readonly title: string;
}

/** The whole portfolio in words, part by part in the order of the editor. */
export const readSnapshot = ({ athlete, sections }: Snapshot, voice: Voice): readonly PartReading[] => [
  { name: 'athlete', title: m.told_part_portfolio({}, inLanguage(voice)), ...readAthlete(athlete, voice) },
  ...sectionNames.map((name) => ({
    name,
    title: sectionsInWords[name].title(voice),
    ...readSection(name, sections, voice),
  })),
];
