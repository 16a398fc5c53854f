import { connect } from '@palmares/db';
import { retryParked } from '@palmares/db/event-store';
import { portfolioProjection } from '@palmares/db/read-models';
import { projectionSubscriber } from '@palmares/event-store/projector';
import { atLeast, atMost, figure } from '../figures.ts';
import { appendMottos, ourLog } from '../our-log.ts';
import { benchServer, serverSettings } from '../server.ts';
import type { Suite } from '../suite.ts';

const sizes = { smoke: 100, quick: 4_000, whole: 100_000 } as const;

const AT_ONCE = 64;
const MB = 1024 * 1024;

/** Parks every portfolio at its first event, with the projection's checkpoint past all of them. */
const PARK = `
  insert into parked_subjects (subscriber, subject_id, shard, incarnation, transaction_id, position, event_type, reason)
  select 'portfolio', right(stream, 36)::uuid, shard, incarnation, transaction_id, position, type, 'TypeError'
  from events where version = 1`;
const MOVE_CHECKPOINTS = `
  insert into checkpoints (subscriber, shard, incarnation, transaction_id, position)
  select 'portfolio', shard, 1, pg_current_xact_id(), 0 from shard_leases`;
const LEFT = `
  select (select count(*) from parked_subjects) as parked, (select count(*) from read.portfolio_sections) as projected`;

export const suite: Suite = {
  name: 'retry',
  says: 'retrying parked athletes: athletes per second, and the memory that it takes',

  async run(context) {
    const parked = sizes[context.size];
    const server = await benchServer(context);
    const { url, ownerUrl } = await server.migrated('retry');
    const log = ourLog(url, 16);
    context.defer(log.close);
    const streams = await log.athletes(parked);
    for (let from = 0; from < parked; from += AT_ONCE) {
      context.progress('writing the events that they wait behind', from / parked);
      await Promise.all(streams.slice(from, from + AT_ONCE).map((stream) => appendMottos(log, stream, 'none')));
    }
    await log.log.settled();
    const owner = connect({ url: ownerUrl, applicationName: 'palmares bench park', max: 1 });
    context.defer(owner.close);
    for (const sql of [PARK, MOVE_CHECKPOINTS, 'analyze parked_subjects, events, data_keys'])
      await owner.pool.query(sql);

    const before = process.memoryUsage.rss();
    let most = before;
    const began = performance.now();
    const { caughtUp } = await retryParked({
      database: log.database,
      keyring: log.keyring,
      subscriber: projectionSubscriber(portfolioProjection),
      onProgress: ({ done, total }) => {
        most = Math.max(most, process.memoryUsage.rss());
        context.progress('retrying', done / total);
      },
    });
    const rate = caughtUp / ((performance.now() - began) / 1000);
    const { rows } = await owner.pool.query<{ parked: number; projected: number }>(LEFT);
    const left = rows[0];
    const many = `${parked.toLocaleString('en')} parked athletes`;
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, parked },
      figures: [
        figure(many, 'retried', '/s', [rate]),
        figure(many, 'RSS more than before', 'MB', [(most - before) / MB]),
      ],
      bars: [
        atLeast({ name: 'retried', value: rate, limit: 1_000, unit: '/s' }),
        atMost({
          name: 'still parked or not projected',
          value: (left?.parked ?? parked) + parked - (left?.projected ?? 0),
          limit: 0,
          unit: '',
        }),
      ],
    };
  },
};
