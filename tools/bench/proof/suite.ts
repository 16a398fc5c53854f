import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVER_MEMORY } from '@palmares/event-store/integrity';
import { startChild } from '../child.ts';
import { atMost, figure } from '../figures.ts';
import { questionsTo } from '../questions.ts';
import { benchServer, serverSettings } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';
import { fillStreams, moveStreams } from './fill.ts';
import type { ProverAnswer, ProverOrder } from './prover.ts';

const sizes = {
  smoke: { athletes: 200, rounds: 1 },
  quick: { athletes: 20_000, rounds: 3 },
  whole: { athletes: 1_000_000, rounds: 5 },
} as const;

const EVENTS_EACH = 3;
/** One in a hundred streams moves each day. */
const ONE_IN = 100;
const MAX_MEGABYTES = 200;

const program = new URL('prover-process.ts', import.meta.url);

const startProver = (context: BenchContext) => startChild<ProverOrder, ProverAnswer>(context, program, PROVER_MEMORY);

/** Starts a new process for each order, so that earlier memory does not count; a smoke run uses one for all. */
const provers = (context: BenchContext) => {
  const one = context.size === 'smoke' ? startProver(context) : undefined;
  return (order: ProverOrder) => (one ?? startProver(context)).ask(order);
};

export const suite: Suite = {
  name: 'proof',
  says: 'signing what moved in a day and proving the log: memory, time beside a bare SELECT of the same heads',

  async run(context) {
    const { athletes, rounds } = sizes[context.size];
    const server = await benchServer(context);
    const { url, ownerUrl } = await server.migrated('proof');
    const owner = await questionsTo(context, ownerUrl);
    const folder = await mkdtemp(join(tmpdir(), 'palmares-bench-roots-'));
    context.defer(() => rm(folder, { recursive: true, force: true }));
    const events = athletes * EVENTS_EACH;
    const size = `${events.toLocaleString('en')} events in ${athletes.toLocaleString('en')} streams`;
    const filling = `filling a log of ${size}`;
    await fillStreams(owner, { streams: athletes, eventsEach: EVENTS_EACH }, (share) =>
      context.progress(filling, share),
    );

    const ask = provers(context);
    context.progress('signing and proving all of it');
    const all = await ask({ does: 'prove', url, folder, date: '2026-11-21' });
    const move = () => moveStreams(owner, ONE_IN, (share) => context.progress('moving 1 %', share));
    await move();
    context.progress('proving the day after');
    const dayAfter = await ask({ does: 'prove', url, folder, date: '2026-11-22' });
    // Every later day is typical: the two newest roots hold the moved heads.
    await move();
    await ask({ does: 'prove', url, folder, date: '2026-11-23' });
    await move();
    context.progress('signing what moved');
    const signing = await ask({ does: 'sign and read', url, folder, date: '2026-11-24', rounds });
    context.progress('proving what moved');
    const day = await ask({ does: 'prove', url, folder, date: '2026-11-24' });

    const moved = `${signing.heads.toLocaleString('en')} of them moved`;
    const seconds = (group: string, name: string, rounded: readonly number[]) => figure(group, name, 's', rounded);
    const peak = (group: string, { memory }: ProverAnswer) => figure(group, 'RSS at most', 'MB', [memory.peakRss]);
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, athletes, eventsEach: EVENTS_EACH, movedOneIn: ONE_IN, rounds },
      figures: [
        seconds(`${size}, the first day`, 'signing all heads and proving everything', all.seconds),
        figure(`${size}, the first day`, 'of it, events', 'events/s', [events / median(all.seconds)]),
        peak(`${size}, the first day`, all),
        seconds(`${size}, the day after`, 'comparing all heads once more, and the day’s part', dayAfter.seconds),
        seconds(moved, 'signing them', signing.seconds),
        seconds(moved, '  the bare SELECT of the same heads', signing.readingSeconds),
        figure(moved, '  ratio', '×', ratios(signing.seconds, signing.readingSeconds)),
        peak(`${moved}: signing`, signing),
        seconds(`${moved}: proving`, 'signing, what moved, and a thirtieth of the rest', day.seconds),
        peak(`${moved}: proving`, day),
      ],
      bars: [
        atMost({ name: 'RSS of the first day’s proof', value: all.memory.peakRss, limit: MAX_MEGABYTES, unit: 'MB' }),
        atMost({ name: 'RSS of signing', value: signing.memory.peakRss, limit: MAX_MEGABYTES, unit: 'MB' }),
        atMost({ name: 'RSS of a day’s proof', value: day.memory.peakRss, limit: MAX_MEGABYTES, unit: 'MB' }),
        atMost({
          name: 'faults found in a log that nobody touched',
          value: all.faults + dayAfter.faults + day.faults,
          limit: 0,
          unit: '',
        }),
      ],
      notes: [
        'Signing proves the root before it, looks for moves in 256 shards, compresses, signs and flushes; the SELECT only reads the rows, shard by shard.',
        ...(context.size === 'quick' ? ['Quick: the log is not the 1,000,000 athletes that the bars are about.'] : []),
      ],
    };
  },
};
