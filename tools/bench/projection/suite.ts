import { atLeast, atMost } from '../figures.ts';
import { PAYLOAD_BYTES } from '../payload.ts';
import { benchServer, serverSettings } from '../server.ts';
import type { Suite } from '../suite.ts';
import { measureBacklog } from './backlog.ts';
import { measureBeside } from './beside.ts';
import { measureLag, RATE } from './lag.ts';

const sizes = {
  smoke: {
    lag: { rounds: 0, seconds: 0.1, peers: false },
    beside: { rounds: 0, millis: 50, peers: false },
    backlog: { events: 200, rebuilds: 1 },
  },
  quick: {
    lag: { rounds: 1, seconds: 2, peers: true },
    beside: { rounds: 3, millis: 400, peers: true },
    backlog: { events: 5_000, rebuilds: 1 },
  },
  whole: {
    lag: { rounds: 5, seconds: 10, peers: true },
    beside: { rounds: 7, millis: 1500, peers: true },
    backlog: { events: 120_000, rebuilds: 3 },
  },
} as const;

export const suite: Suite = {
  name: 'projection',
  says: 'from the log to the read models: lag, cost to the writers, catching up, rebuild, memory',

  async run(context) {
    const server = await benchServer(context);
    const size = sizes[context.size];
    const lag = await measureLag(context, server, size.lag);
    const beside = await measureBeside(context, server, size.beside);
    const backlog = await measureBacklog(context, server, size.backlog);
    return {
      versions: { PostgreSQL: server.version, Emmett: '0.42.0' },
      settings: {
        ...serverSettings,
        payloadBytes: PAYLOAD_BYTES,
        eventsPerSecond: RATE,
        ...Object.fromEntries(
          Object.entries(size).flatMap(([part, given]) =>
            Object.entries(given).map(([name, value]) => [`${part}.${name}`, value]),
          ),
        ),
      },
      figures: [...lag.figures, ...beside.figures, ...backlog.figures],
      bars: [
        atMost({ name: 'lag p50 of Emmett’s, one projection', value: lag.p50Ratio.one, limit: 1 / 50, unit: '×' }),
        atMost({ name: 'lag p99 of Emmett’s, one projection', value: lag.p99Ratio.one, limit: 1 / 20, unit: '×' }),
        atMost({ name: 'lag p50 of Emmett’s, all of ours', value: lag.p50Ratio.product, limit: 1 / 50, unit: '×' }),
        atMost({ name: 'lag p99 of Emmett’s, all of ours', value: lag.p99Ratio.product, limit: 1 / 20, unit: '×' }),
        ...[...beside.ratio].map(([clients, value]) =>
          atLeast({ name: `append beside the projector, of without, ${clients}`, value, limit: 0.6, unit: '×' }),
        ),
        atMost({ name: 'events lost', value: lag.lost + beside.lost, limit: 0, unit: '' }),
        atMost({ name: 'events applied twice', value: lag.twice + beside.twice, limit: 0, unit: '' }),
        atMost({ name: 'portfolios not as their stream says', value: backlog.wrong, limit: 0, unit: '' }),
      ],
      notes: [
        'Lag is the time between two commits by the clock of the database (track_commit_timestamp); each reader runs in its own process.',
        'Absolute aims: 5 ms at p50, 60 ms at p99.',
      ],
    };
  },
};
