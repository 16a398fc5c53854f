import { atLeast, atMost } from '../figures.ts';
import { PAYLOAD_BYTES } from '../payload.ts';
import { STREAMS_A_CLIENT } from '../peers/peer.ts';
import { benchServer, serverSettings } from '../server.ts';
import type { Bar, Suite } from '../suite.ts';
import { type Appends, measureAppends } from './append.ts';
import { measureEdits } from './edit.ts';
import { measureLoads } from './load.ts';

/** `leastShare` is the required share of the bare INSERT's rate, which writes the same bytes and checks nothing. */
const CONTESTS = [
  { clients: 1, leastShare: 0.66 },
  { clients: 16, leastShare: 0.5 },
] as const;

const sizes = {
  smoke: {
    contests: CONTESTS.slice(0, 1),
    append: { rounds: 0, millis: 50, peers: false },
    load: { rounds: 0, loads: 1 },
    edit: { rounds: 0, streams: 1, edits: 2 },
  },
  quick: {
    contests: CONTESTS,
    append: { rounds: 3, millis: 350, peers: true },
    load: { rounds: 5, loads: 64 },
    edit: { rounds: 5, streams: 2, edits: 20 },
  },
  whole: {
    contests: CONTESTS,
    append: { rounds: 11, millis: 1500, peers: true },
    load: { rounds: 15, loads: 320 },
    edit: { rounds: 15, streams: 8, edits: 20 },
  },
} as const;

interface Contest extends Appends {
  readonly leastShare: number;
}

const barsOf = ({ clients, throughput, p99, leastShare }: Contest): readonly Bar[] => [
  atLeast({
    name: `append of the bare INSERT, ${clients}`,
    value: throughput('ours', 'bare'),
    limit: leastShare,
    unit: '×',
  }),
  atMost({ name: `append p99 of the bare p99, ${clients}`, value: p99('ours', 'bare'), limit: 2, unit: '×' }),
];

export const suite: Suite = {
  name: 'events',
  says: 'writing and reading the log: append beside a bare INSERT and two peers, load and fold, edits of long streams',

  async run(context) {
    const server = await benchServer(context);
    const size = sizes[context.size];
    const appends: Contest[] = [];
    for (const { clients, leastShare } of size.contests)
      appends.push({ ...(await measureAppends(context, server, clients, size.append)), leastShare });
    const loads = await measureLoads(context, server, size.load);
    const edits = await measureEdits(context, server, size.edit);
    const many = appends.at(-1);
    return {
      versions: { PostgreSQL: server.version, Emmett: '0.42.0', 'message-db': '1.3.1' },
      settings: {
        ...serverSettings,
        payloadBytes: PAYLOAD_BYTES,
        streamsOfEachClient: STREAMS_A_CLIENT,
        appendRounds: size.append.rounds,
        appendMillis: size.append.millis,
        loadRounds: size.load.rounds,
        loadsOfEachRound: size.load.loads,
        editRounds: size.edit.rounds,
        editedStreams: size.edit.streams,
        editsOfEachStreamAndRound: size.edit.edits,
      },
      figures: [...appends.flatMap(({ figures }) => figures), ...loads.figures, ...edits.figures],
      bars: [
        ...appends.flatMap(barsOf),
        ...(many
          ? [
              atLeast({
                name: `append sharing calls, of the bare INSERT, ${many.clients}`,
                value: many.throughput('together', 'bare'),
                limit: 0.8,
                unit: '×',
              }),
            ]
          : []),
        atMost({ name: 'load, decrypt and fold of a SELECT', value: loads.ratio, limit: 1.3, unit: '×' }),
        atMost({
          name: 'an edit on a stream of 10,000 events, of one on a stream of 100',
          value: edits.ratio,
          limit: 1.3,
          unit: '×',
        }),
        atMost({
          name: 'acknowledged events lost',
          value: appends.reduce((sum, { lost }) => sum + lost, 0),
          limit: 0,
          unit: '',
        }),
      ],
      notes: [
        'Ours, Emmett and message-db check an expected version; ours also encrypts, chains hashes and recognises repeated commands; the bare INSERT does none of this.',
        'The bare INSERT writes as many bytes to a table with the same columns, indexes and partitions.',
      ],
    };
  },
};
