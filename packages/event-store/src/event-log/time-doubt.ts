import type { Queryable } from '../database.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import { timeOfUuid } from '../uuid.ts';

/** An event's place in its stream, and its time by two clocks: the app's in its id, the server's in `recordedAt`. */
export interface EventTimes {
  readonly version: number;
  readonly eventId: string;
  readonly commandId: string;
  readonly recordedAt: Date;
}

/** As of some moment the stream's version is uncertain: any from `from - 1` to `to`. */
export interface TimeDoubt {
  /** The first version whose time is doubtful. */
  readonly from: number;
  /** The last of them. */
  readonly to: number;
}

/** Longer than an append waits between making the id and being recorded. */
const CLOCKS_APART_MS = 60_000;

/** Less than this apart, two commands may well share a millisecond. */
const SHARED_APART_MS = 1_000;

interface Judged extends EventTimes {
  readonly recorded: number;
  /** By the app's clock; as recorded where the id does not say. */
  readonly made: number;
  readonly isDoubtful: boolean;
}

/**
 * The times of a stream never go back. After a server's clock was ahead, everything recorded in the stream gets the time of
 * its head until that time has come: such events are far from their ids' times, or share theirs with other commands.
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

/** Consecutive doubtful events, and the trustworthy ones before and after them. */
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

/** Versions are in order whatever the clocks said, so trustworthy events on both sides bound the doubtful ones. */
const covers = ({ doubtful, before, after }: Run, moment: number): boolean => {
  const latest = doubtful.reduce((max, { recorded, made }) => Math.max(max, recorded, made), 0);
  return (!before || moment > before.recorded) && moment <= latest && (!after || moment < after.recorded);
};

/** Takes all events of a stream in version order. Null: as of this moment the stream is exact. */
export const doubtAt = (times: readonly EventTimes[], moment: Date): TimeDoubt | null => {
  const run = runsOf(judge(times)).find((candidate) => covers(candidate, moment.getTime()));
  const [first, last] = [run?.doubtful[0], run?.doubtful.at(-1)];
  return first && last ? { from: first.version, to: last.version } : null;
};

/** Whether loading the stream `until` this moment may be wrong because clocks were. Needs no data key. */
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
