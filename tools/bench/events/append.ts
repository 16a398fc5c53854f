import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type Sample, underLoad } from '../load.ts';
import { type Appender, STREAMS_A_CLIENT } from '../peers/peer.ts';
import { questionsTo } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure } from '../suite.ts';
import { type ContenderName, contenderNames, contendersFor } from './contenders.ts';

export interface AppendSize {
  readonly rounds: number;
  readonly millis: number;
  /** False to run only our store and the bare INSERTs. */
  readonly peers: boolean;
}

/** Samples by name; contenders that did not run are missing. */
type Samples = Readonly<Partial<Record<string, readonly Sample[]>>>;

export interface Appends {
  readonly clients: string;
  readonly figures: readonly Figure[];
  /** Median of the rounds' ratios. */
  throughput(of: ContenderName, to: ContenderName): number;
  p99(of: ContenderName, to: ContenderName): number;
  /** Number of our events that were acknowledged but are not in the log. */
  readonly lost: number;
}

const allNames = Object.keys(contenderNames) as ContenderName[];

const perSecond = (samples: readonly Sample[] = []) => samples.map((sample) => sample.perSecond);
const p50 = (samples: readonly Sample[] = []) => samples.map((sample) => sample.p50);
const p99 = (samples: readonly Sample[] = []) => samples.map((sample) => sample.p99);

const figuresOf = (clients: string, names: readonly ContenderName[], samples: Samples): readonly Figure[] => [
  ...names.map((name) => figure(`append, ${clients}`, contenderNames[name], '/s', perSecond(samples[name]))),
  ...names
    .filter((name) => name !== 'bare')
    .map((name) =>
      figure(
        `append, ${clients}: of the bare INSERT`,
        contenderNames[name],
        '×',
        ratios(perSecond(samples[name]), perSecond(samples.bare)),
      ),
    ),
  ...names.flatMap((name) => [
    figure(`append, ${clients}: latency`, `${contenderNames[name]}, p50`, 'ms', p50(samples[name])),
    figure(`append, ${clients}: latency`, `${contenderNames[name]}, p99`, 'ms', p99(samples[name])),
  ]),
];

/** Warms up with one append to each stream, which creates it. Counts every acknowledged append, including those. */
const warmed = async (appender: Appender, clients: number) => {
  let acknowledged = 0;
  const append = async (client: number): Promise<void> => {
    await appender.append(client);
    acknowledged += 1;
  };
  const everyStream = async (client: number) => {
    for (let stream = 0; stream < STREAMS_A_CLIENT; stream++) await append(client);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => everyStream(client)));
  return { append, acknowledged: () => acknowledged };
};

/** Runs each contender in turn, round by round, under the same load. */
export const measureAppends = async (
  context: BenchContext,
  server: BenchServer,
  clients: number,
  { rounds, millis, peers }: AppendSize,
): Promise<Appends> => {
  const label = clients === 1 ? '1 client' : `${clients} clients`;
  context.progress(`preparing to append, ${label}`);
  const { appenders, ownerUrl } = await contendersFor(server, { clients, peers });
  for (const { close } of Object.values(appenders)) context.defer(close);
  const names = allNames.filter((name) => appenders[name]);
  const ready = new Map<ContenderName, Awaited<ReturnType<typeof warmed>>>();
  const warm = async (name: ContenderName) => {
    const appender = appenders[name];
    if (appender) ready.set(name, await warmed(appender, clients));
  };
  await Promise.all(names.map(warm));

  const measure = (name: ContenderName) => () =>
    underLoad({ clients, millis }, async (client) => ready.get(name)?.append(client));
  const samples: Samples = await interleave(Object.fromEntries(names.map((name) => [name, measure(name)])), {
    rounds,
    onRound: (round, name) => context.progress(`append, ${label}: ${name}`, round / (rounds + 1)),
  });

  const acknowledged = (['sealed', 'ours', 'unnamed', 'together'] as const).reduce(
    (sum, name) => sum + (ready.get(name)?.acknowledged() ?? 0),
    0,
  );
  const ask = await questionsTo(context, ownerUrl);
  return {
    clients: label,
    figures: figuresOf(label, names, samples),
    throughput: (of, to) => median(ratios(perSecond(samples[of]), perSecond(samples[to]))),
    p99: (of, to) => median(ratios(p99(samples[of]), p99(samples[to]))),
    lost: acknowledged - (await ask.number('select count(*) from events')),
  };
};
