import { resolve } from 'node:path';
import { dataFolderOf } from '@palmares/embedded-postgres';
import { atMost, figure } from '../figures.ts';
import { inPairs } from '../interleave.ts';
import { PAYLOAD_BYTES } from '../payload.ts';
import { questionsTo } from '../questions.ts';
import { type BenchServer, benchServer, serverSettings } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure, Suite } from '../suite.ts';
import { contender } from './contender.ts';
import { checkRoom } from './disk.ts';
import { EVENTS_A_STREAM } from './fill.ts';

const SMALL = 10_000;

const sizes = {
  smoke: { steps: [12_000], rounds: 0, counts: { appends: 1, loads: 1, polls: 1 } },
  quick: { steps: [300_000], rounds: 5, counts: { appends: 100, loads: 40, polls: 60 } },
  whole: { steps: [100_000, 1_000_000, 10_000_000], rounds: 11, counts: { appends: 300, loads: 100, polls: 150 } },
} as const;

interface Step {
  readonly events: number;
  readonly figures: readonly Figure[];
  readonly appendRatio: number;
  readonly withoutIndex: readonly string[];
}

const words = {
  append: 'append, p50',
  load: 'load and decrypt 100 events, p50',
  poll: 'poll at the head, p50',
} as const;

const whats = ['append', 'load', 'poll'] as const;
type What = (typeof whats)[number];

interface Counts {
  readonly appends: number;
  readonly loads: number;
  readonly polls: number;
}

/** Compares a log of that size with one of 10,000 events. Creates both in each step, because measuring grows them. */
const measureStep = async (
  context: BenchContext,
  server: BenchServer,
  events: number,
  { rounds, counts }: { readonly rounds: number; readonly counts: Counts },
): Promise<Step> => {
  const small = await contender(context, server, { name: `small_${events}`, events: SMALL });
  const large = await contender(context, server, { name: `large_${events}`, events });
  // Flushes the fill, which would otherwise still keep the disk busy.
  await (await questionsTo(context, server.superuserUrl())).rows('checkpoint');
  const size = events.toLocaleString('en');
  const pairs: Record<What, (readonly [small: number, large: number])[]> = { append: [], load: [], poll: [] };
  for (let round = 0; round <= rounds; round++) {
    context.progress(`${size} beside ${SMALL.toLocaleString('en')}`, round / rounds);
    await Promise.all([small.warmUp(), large.warmUp()]);
    const append = await inPairs(counts.appends, small.append, large.append);
    const load = await inPairs(counts.loads, small.load, large.load);
    const poll = await inPairs(counts.polls, await small.pollAtHead(), await large.pollAtHead());
    // Round 0 warms up.
    if (round === 0) continue;
    pairs.append.push(append);
    pairs.load.push(load);
    pairs.poll.push(poll);
  }
  const of = (which: 'small' | 'large', what: What) => pairs[what].map((pair) => pair[which === 'small' ? 0 : 1]);
  const group = `${size} events in ${(events / EVENTS_A_STREAM).toLocaleString('en')} streams`;
  return {
    events,
    appendRatio: median(ratios(of('large', 'append'), of('small', 'append'))),
    withoutIndex: await large.withoutIndex(),
    figures: whats.flatMap((what) => [
      figure(group, words[what], 'ms', of('large', what)),
      figure(group, `  the same in ${SMALL.toLocaleString('en')}`, 'ms', of('small', what)),
      figure(group, '  ratio', '×', ratios(of('large', what), of('small', what))),
    ]),
  };
};

export const suite: Suite = {
  name: 'growth',
  says: 'append, load and poll as the log grows, beside a log of 10,000 events',

  async run(context) {
    const { steps, rounds, counts } = sizes[context.size];
    const total = steps.reduce<number>((sum, events) => sum + events, 0);
    const room = checkRoom(dataFolderOf(resolve(import.meta.dirname, '../../..')), total);
    context.progress(room);
    const server = await benchServer(context);
    const done: Step[] = [];
    for (const events of steps) done.push(await measureStep(context, server, events, { rounds, counts }));
    const last = done.at(-1);
    const without = done.flatMap(({ events, withoutIndex }) => withoutIndex.map((name) => `${name} (${events})`));
    return {
      versions: { PostgreSQL: server.version },
      settings: {
        ...serverSettings,
        payloadBytes: PAYLOAD_BYTES,
        rounds,
        ...counts,
        small: SMALL,
        largest: last?.events ?? 0,
      },
      figures: done.flatMap(({ figures }) => figures),
      bars: [
        atMost({
          name: `append p50 in ${last?.events.toLocaleString('en')}, of 10,000`,
          value: last?.appendRatio ?? Number.NaN,
          limit: 1.2,
          unit: '×',
        }),
        atMost({ name: 'queries that do not use their index', value: without.length, limit: 0, unit: '' }),
      ],
      notes: [
        ...without.map((name) => `Without its index: ${name}`),
        ...(context.size === 'quick'
          ? ['Quick: the largest log is not the 10,000,000 events that the bar is about.']
          : []),
        room,
      ],
    };
  },
};
