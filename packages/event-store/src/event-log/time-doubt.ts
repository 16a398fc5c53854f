import type { Queryable } from '../database.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import { timeOfUuid } from '../uuid.ts';

/**
 * An event's place in its stream, and its time by two clocks: the app's, in its id, and the server's, in `recordedAt`.
 */
export interface EventTimes {
  readonly version: number;
  readonly eventId: string;
  readonly commandId: string;
  readonly recordedAt: Date;
}

/** The version of a stream at a moment is uncertain: any version from `from - 1` to `to`. */
export interface TimeDoubt {
  /** The first version whose time is doubtful. */
  readonly from: number;
  /** The last version whose time is doubtful. */
  readonly to: number;
}

/** Longer than an append takes between making the id and being recorded. */
const CLOCKS_APART_MS = 60_000;

/** Two commands less than this apart may legitimately share a millisecond. */
const SHARED_APART_MS = 1_000;

interface Judged extends EventTimes {
  readonly recorded: number;
  /** Time by the app's clock, or the recorded time if the id carries none. */
  readonly made: number;
  readonly isDoubtful: boolean;
}

/**
 * Times in a stream never decrease. After a server clock was ahead, each event recorded in the stream gets the time of
 * its head until the clock catches up: such events are far from the times in their ids, or share a time with other
 * commands.
 */
const judge = (times: readonly EventTimes[]): readonly Judged[] => {
  const commandsAt = new Map<number, Set<string>>();
  for (const { recordedAt, commandId } of times) {
    const commands = commandsAt.get(recordedAt.getTime()) ?? new Set();
    commandsAt.set(recordedAt.getTime(), commands.add(commandId));
  }
  return times.map((one) => {
    const recorded = one.recordedAt.getTime();
    const made = timeOfUuid(one.eventId) ?? recorded;
    const apart = Math.abs(recorded - made);
    const isShared = (commandsAt.get(recorded)?.size ?? 0) > 1;
    return { ...one, recorded, made, isDoubtful: apart > (isShared ? SHARED_APART_MS : CLOCKS_APART_MS) };
  });
};

/** A run of consecutive doubtful events, with the trustworthy events before and after it. */
interface Run {
  readonly doubtful: Judged[];
  readonly before: Judged | undefined;
  after: Judged | undefined;
}

const runsOf = (judged: readonly Judged[]): readonly Run[] => {
  const runs: Run[] = [];
  let last: Judged | undefined;
  for (const one of judged) {
    const open = last?.isDoubtful ? runs.at(-1) : undefined;
    if (one.isDoubtful && open) open.doubtful.push(one);
    else if (one.isDoubtful) runs.push({ doubtful: [one], before: last, after: undefined });
    else if (open) open.after = one;
    last = one;
  }
  return runs;
};

/**
 * True if the moment falls into the run. Versions are in order whatever the clocks said, so the trustworthy events on
 * both sides bound the doubtful ones.
 */
const covers = ({ doubtful, before, after }: Run, moment: number): boolean => {
  const latest = doubtful.reduce((max, { recorded, made }) => Math.max(max, recorded, made), 0);
  return (!before || moment > before.recorded) && moment <= latest && (!after || moment < after.recorded);
};

/**
 * Takes all events of a stream in version order. Returns the versions in doubt as of the moment, or null if the stream
 * is exact there.
 */
export const doubtAt = (times: readonly EventTimes[], moment: Date): TimeDoubt | null => {
  const run = runsOf(judge(times)).find((candidate) => covers(candidate, moment.getTime()));
  const [first, last] = [run?.doubtful[0], run?.doubtful.at(-1)];
  return first && last ? { from: first.version, to: last.version } : null;
};

/**
 * Like {@link doubtAt}, for a stored stream: reports whether loading it `until` this moment may be wrong. Needs no data
 * key.
 */
export const readTimeDoubt = async (db: Queryable, stream: StreamId, moment: Date): Promise<TimeDoubt | null> => {
  const times = await db
    .selectFrom('events')
    .select(['version', 'event_id as eventId', 'command_id as commandId', 'recorded_at as recordedAt'])
    .where('shard', '=', shardOf(subjectOf(stream)))
    .where('stream', '=', stream)
    .orderBy('version')
    .execute();
  return doubtAt(times, moment);
};
