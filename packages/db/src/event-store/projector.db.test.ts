import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SHARDS, shardOf } from '@palmares/event-store';
import { type Projector, projectionSubscriber, type Subscriber } from '@palmares/event-store/projector';
import {
  executorOf,
  holdLeases,
  LEASE_MS,
  leave,
  projectRound,
  sealAppend,
  start,
} from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { metadata, mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { within } from '../testing/within.ts';
import { createWitness, witness } from '../testing/witness.ts';
import { codec } from './codec.ts';
import { createProjector } from './index.ts';

let server: ConnectedServer;
let database: Database;
let owner: Database;
let test: TestLog;
const projectors: Projector[] = [];

/** A separate server, because an open transaction holds back the readers of a whole server. */
beforeAll(async () => {
  server = await connectedServer();
  ({ database, owner } = server);
  await createWitness(owner);
  test = testLog(database);
});

afterEach(async () => {
  await Promise.all(projectors.splice(0).map((projector) => projector.stop()));
});

afterAll(() => server.close());

const portfolio = projectionSubscriber(portfolioProjection);

const projector = (subscribers: readonly Subscriber[] = [portfolio]): Projector => {
  const made = createProjector({ database, keyring: test.keyring, subscribers });
  projectors.push(made);
  made.start();
  return made;
};

const projectedMotto = async (athleteId: string): Promise<{ version: number; content: unknown } | undefined> =>
  database.kysely
    .withSchema('read')
    .selectFrom('portfolio_sections')
    .select(['version', 'content'])
    .where('athlete_id', '=', athleteId)
    .where('section', '=', 'motto')
    .executeTakeFirst();

/** The committed state of both halves of handling an event: the witness's row and the subscriber's checkpoint. */
const halves = async (stream: string, name: string): Promise<{ readonly rows: number; readonly moved: boolean }> => {
  const { rows } = await owner.pool.query<{ rows: number; moved: boolean }>(
    `select (select count(*) from witness w where w.stream = e.stream and w.version = e.version) as rows,
       coalesce((select (c.incarnation, c.transaction_id, c.position) >= (e.incarnation, e.transaction_id, e.position)
         from checkpoints c where c.subscriber = $2 and c.shard = e.shard), false) as moved
     from events e where e.stream = $1 and e.version = 1`,
    [stream, name],
  );
  return rows[0] ?? { rows: 0, moved: false };
};

const neither = { rows: 0, moved: false };
const both = { rows: 1, moved: true };

const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: within(15_000), interval: 20 });

it('an appended event reaches the read model, and the checkpoint moves past it', async () => {
  projector();
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream, { events: [mottoWritten('Toujours plus haut')] }));
  await eventually(async () => {
    expect(await projectedMotto(athleteId)).toEqual({
      version: 1,
      content: { motto: 'Toujours plus haut', explanation: '' },
    });
  });
});

it('[E14] a slow transaction that began first is never skipped', async () => {
  const mover = randomUUID();
  const slow = await athleteHeldBy(mover);
  const quick = await test.athlete(slow.lease.shard);
  const subscriber = { ...witness(randomUUID), name: `slow-${randomUUID()}` };
  const round = () =>
    projectRound({
      database,
      keyring: test.keyring,
      codec,
      leases: [slow.lease],
      checkpoints: new Map(),
      subscribers: [subscriber],
    });
  await test.log.transaction(async (_tx, log) => {
    await log.append(request(slow.stream));
    expect(await test.log.append(request(quick.stream))).toMatchObject({ outcome: 'appended' });
    // The quick event is committed, but is not read before the slow one.
    await round();
    expect(await halves(quick.stream, subscriber.name)).toEqual(neither);
  });
  await test.log.settled();
  await eventually(async () => {
    await round();
    expect(await halves(quick.stream, subscriber.name)).toEqual(both);
  });
  expect(await halves(slow.stream, subscriber.name)).toEqual(both);
  await leave(database.kysely, mover);
});

it('[E29] a lost LISTEN connection loses nothing', async () => {
  projector();
  const { athleteId, stream } = await test.athlete();
  await eventually(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palmares listen'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  await test.log.append(request(stream));
  await eventually(async () => expect(await projectedMotto(athleteId)).toMatchObject({ version: 1 }));
});

it('[E29] an event without a notification is found by the poll, also after polls were skipped', async () => {
  projector();
  const first = await test.athlete();
  await test.log.append(request(first.stream));
  await eventually(async () => expect(await projectedMotto(first.athleteId)).toMatchObject({ version: 1 }));
  const held = await test.athlete();
  // Long enough for polls to be skipped; then a writer without a wake-up that stays open over several of them.
  await pause(4_000);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const sealed = await sealAppend(
      { executor: executorOf(database), keyring: test.keyring, codec },
      request(held.stream),
      0,
    );
    const [event] = sealed.events;
    await client.query(
      'select * from append_events($1::smallint, $2, 0, $3, $4, $5, array[$6::uuid], array[$7], array[$8::smallint], array[$9::bytea], array[$10::bytea])',
      [
        sealed.shard,
        held.stream,
        sealed.request.commandId,
        sealed.commandHash,
        sealed.keyId,
        event?.eventId,
        event?.type,
        event?.schemaVersion,
        event?.data,
        event?.metadata,
      ],
    );
    await pause(3_000);
    await client.query('commit');
  } finally {
    client.release();
  }
  await eventually(async () => expect(await projectedMotto(held.athleteId)).toMatchObject({ version: 1 }));
});

it('[E37] a projection that a server crash lost is projected again, without another event', async () => {
  const { stream } = await test.athlete();
  const name = `crashed-${randomUUID()}`;
  projector([{ ...witness(randomUUID), name }]);
  await test.log.append(request(stream));
  await eventually(async () => expect(await halves(stream, name)).toEqual(both));
  await owner.kysely.transaction().execute(async (tx) => {
    await sql`delete from witness where stream = ${stream}`.execute(tx);
    await tx.deleteFrom('checkpoints').where('subscriber', '=', name).execute();
  });
  await eventually(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palmares listen'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  await eventually(async () => expect(await halves(stream, name)).toEqual(both));
});

it('[E28] handling an event twice changes nothing', async () => {
  const sealed = (subjectId: string, text: string, context: string) =>
    test.keyring.sealRepeatably(database.kysely, subjectId, text, context);
  const { stream } = await test.athlete();
  await test.log.append(request(stream, { events: [mottoWritten('one'), mottoWritten('two')] }));
  const events = await test.log.load(stream);
  const rows = async () =>
    (await database.pool.query('select * from read.portfolio_sections order by athlete_id')).rows;
  await database.kysely.transaction().execute(async (tx) => {
    for (const event of events) await portfolio.handle(tx, event, sealed);
  });
  const once = await rows();
  await database.kysely.transaction().execute(async (tx) => {
    for (const event of events) await portfolio.handle(tx, event, sealed);
  });
  expect(await rows()).toEqual(once);
});

it('[E33] an event that fails parks its athlete in that projection, in order, and the others continue', async () => {
  const affected = await test.athlete();
  const other = await test.athlete();
  const failing: Subscriber = {
    name: `failing-${randomUUID()}`,
    kinds: ['portfolio'],
    async handle(tx, recorded, seal) {
      if ((recorded.event.data as { motto?: string }).motto === 'fails') throw new TypeError('a bug');
      await portfolio.handle(tx, recorded, seal);
    },
  };
  projector([failing]);
  for (const motto of ['before', 'fails', 'after'])
    await test.log.append(request(affected.stream, { events: [mottoWritten(motto)] }));
  await test.log.append(request(other.stream));
  await eventually(async () => {
    expect(await projectedMotto(other.athleteId)).toMatchObject({ version: 1 });
    expect(await projectedMotto(affected.athleteId)).toMatchObject({ content: { motto: 'before' } });
  });
  await eventually(async () => {
    const parked = await database.kysely
      .selectFrom('parked_subjects')
      .select(['subject_id', 'event_type', 'reason'])
      .where('subscriber', '=', failing.name)
      .execute();
    expect(parked).toEqual([{ subject_id: affected.athleteId, event_type: 'MottoWritten', reason: 'TypeError' }]);
  });
});

it('[E26] two projectors share the shards, and one that stops gives its own to the other', async () => {
  const first = projector();
  const second = projector();
  const owners = async () =>
    (await database.kysely.selectFrom('shard_leases').select(['owner']).execute()).map(({ owner: id }) => id);
  await eventually(async () => {
    const held = await owners();
    expect(held.filter((id) => id === first.owner)).toHaveLength(SHARDS / 2);
    expect(held.filter((id) => id === second.owner)).toHaveLength(SHARDS / 2);
  });
  await first.stop();
  await eventually(async () => expect(new Set(await owners())).toEqual(new Set([second.owner])));
});

it('[E26] an owner whose lease was taken writes nothing any more', async () => {
  const { stream, athleteId } = await test.athlete();
  const shard = shardOf(athleteId);
  const stolen: Subscriber = {
    name: `stolen-${randomUUID()}`,
    kinds: ['portfolio'],
    async handle(tx, recorded, seal) {
      // Stolen by a live owner, so that only the fence tells them apart.
      await owner.pool.query(
        `with thief as (
           insert into projector_owners (owner, expires_at) values ($1, clock_timestamp() + interval '3 seconds')
         )
         update shard_leases set fence = fence + 1, owner = $1 where shard = $2`,
        [randomUUID(), shard],
      );
      await portfolio.handle(tx, recorded, seal);
    },
  };
  await test.log.append(request(stream, { metadata: metadata() }));
  const errors: unknown[] = [];
  const made = createProjector({
    database,
    keyring: test.keyring,
    subscribers: [stolen],
    onError: (error) => errors.push(error),
  });
  projectors.push(made);
  made.start();
  await eventually(async () => expect(errors).toContainEqual(expect.objectContaining({ name: 'Fenced' })));
  await made.stop();
  expect(await projectedMotto(athleteId)).toBeUndefined();
});

it('[E24] a projection that fails after its write leaves neither the write nor the checkpoint', async () => {
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  const name = `fails-once-${randomUUID()}`;
  const seen: unknown[] = [];
  projector([
    {
      ...witness(randomUUID, async (_tx, recorded) => {
        if (!recorded.some((event) => event.stream === stream)) return;
        seen.push(await halves(stream, name));
        if (seen.length === 1) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      }),
      name,
    },
  ]);
  await eventually(async () => expect(await halves(stream, name)).toEqual(both));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.map(() => neither));
});

it('[E24] a connection severed between write and checkpoint leaves neither', async () => {
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  const name = `severed-${randomUUID()}`;
  const seen: unknown[] = [];
  projector([
    {
      ...witness(randomUUID, async (tx, recorded) => {
        if (!recorded.some((event) => event.stream === stream)) return;
        seen.push(await halves(stream, name));
        if (seen.length > 1) return;
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const [severed] = rows;
        await database.pool.query('select pg_terminate_backend($1, 5000)', [severed?.pid]);
      }),
      name,
    },
  ]);
  await eventually(async () => expect(await halves(stream, name)).toEqual(both));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.map(() => neither));
});

it('[E24] a checkpoint that cannot be written takes the read model with it', async () => {
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  const name = `refused-${randomUUID()}`;
  await owner.pool.query(`
    create function refuse_checkpoint() returns trigger language plpgsql as $$ begin raise 'no room for a checkpoint'; end $$;
    create trigger refused before insert or update on checkpoints for each row
      when (new.subscriber = '${name}') execute function refuse_checkpoint()`);
  const errors: unknown[] = [];
  const made = createProjector({
    database,
    keyring: test.keyring,
    subscribers: [{ ...witness(randomUUID), name }],
    onError: (error) => errors.push(error),
  });
  projectors.push(made);
  made.start();
  await eventually(async () => expect(errors).not.toEqual([]));
  expect(await halves(stream, name)).toEqual(neither);
  await owner.pool.query('drop function refuse_checkpoint cascade');
  await eventually(async () => expect(await halves(stream, name)).toEqual(both));
});

/** An athlete, and the lease of their shard. */
const athleteHeldBy = (mover: string) =>
  vi.waitFor(
    async () => {
      const athlete = await test.athlete();
      const { leases } = await holdLeases(database.kysely, mover);
      const lease = leases.find(({ shard }) => shard === shardOf(athlete.athleteId));
      if (!lease) throw new Error('Another projector holds the shard');
      return { ...athlete, lease };
    },
    { timeout: within(15_000) },
  );

it('a subscriber whose checkpoint is not cached is handed its events, beside those whose checkpoint is', async () => {
  const mover = randomUUID();
  const { stream, lease } = await athleteHeldBy(mover);
  await test.log.append(request(stream));
  const name = `unknown-${randomUUID()}`;
  const checkpoints = new Map([[lease.shard, new Map([['another', start]])]]);
  const subscribers = [{ ...witness(randomUUID), name }];
  await eventually(async () => {
    await projectRound({ database, keyring: test.keyring, codec, leases: [lease], checkpoints, subscribers });
    expect(await halves(stream, name)).toEqual(both);
  });
  await leave(database.kysely, mover);
});

it('[E25] of two batches that move a checkpoint from the same position one rolls back, with what it had written', async () => {
  const mover = randomUUID();
  const { stream, lease } = await athleteHeldBy(mover);
  await test.log.append(request(stream));
  await untilReadable(database);
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const name = `moved-${randomUUID()}`;
  const move = (place: number) =>
    projectRound({
      database,
      keyring: test.keyring,
      codec,
      leases: [lease],
      checkpoints: new Map(),
      subscribers: [
        {
          ...witness(randomUUID, async (_tx, recorded) => {
            if (!recorded.some((event) => event.stream === stream)) return;
            arrived[place]?.resolve();
            await Promise.all(arrived.map(({ promise }) => promise));
          }),
          name,
        },
      ],
    });
  const results = await Promise.allSettled([move(0), move(1)]);
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
    expect.objectContaining({ name: 'Fenced' }),
  ]);
  expect(await halves(stream, name)).toEqual(both);
  const after = await owner.pool.query('select stream, count(*) from witness where stream = $1 group by 1', [stream]);
  expect(after.rows).toEqual([{ stream, count: 1 }]);
  await leave(database.kysely, mover);
});

it('[E26] the server ends an idle batch before another owner could wait for it', async () => {
  const mover = randomUUID();
  const { stream, lease } = await athleteHeldBy(mover);
  await test.log.append(request(stream));
  await untilReadable(database);
  const limits: unknown[] = [];
  const limited: Subscriber = {
    name: `limited-${randomUUID()}`,
    kinds: ['portfolio'],
    handle: async (tx) => {
      const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(tx);
      limits.push(...rows);
    },
  };
  await eventually(async () => {
    await projectRound({
      database,
      keyring: test.keyring,
      codec,
      leases: [lease],
      checkpoints: new Map(),
      subscribers: [limited],
    });
    expect(limits).toContainEqual({ idle_in_transaction_session_timeout: `${LEASE_MS}ms` });
  });
  await leave(database.kysely, mover);
});

it('a batch that always times out does not block the others, and parks nobody', async () => {
  const mover = randomUUID();
  const slow = await athleteHeldBy(mover);
  let other = await athleteHeldBy(mover);
  while (other.lease.shard === slow.lease.shard) other = await athleteHeldBy(mover);
  for (const { stream } of [slow, other]) await test.log.append(request(stream));
  await untilReadable(database);
  const name = `cancelled-${randomUUID()}`;
  const beside = { ...witness(randomUUID), name: `beside-${randomUUID()}` };
  const cancelled = witness(randomUUID, async (_tx, recorded) => {
    if (recorded.some((event) => event.stream === slow.stream))
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  });
  const { failed } = await projectRound({
    database,
    keyring: test.keyring,
    codec,
    leases: [slow.lease, other.lease],
    checkpoints: new Map(),
    subscribers: [{ ...cancelled, name }, beside],
  });
  expect(failed).toMatchObject([{ lease: slow.lease, error: { code: '57014' } }]);
  expect(await halves(slow.stream, name)).toEqual({ rows: 1, moved: false });
  expect(await halves(slow.stream, beside.name)).toEqual({ rows: 1, moved: true });
  expect(await halves(other.stream, name)).toEqual({ rows: 2, moved: true });
  const parked = await owner.pool.query('select from parked_subjects where subscriber = $1', [name]);
  expect(parked.rowCount).toBe(0);
  await leave(database.kysely, mover);
});

it('a batch reports its duration only for subscribers that were handed something', async () => {
  const mover = randomUUID();
  const { stream, lease } = await athleteHeldBy(mover);
  await test.log.append(request(stream));
  await untilReadable(database);
  const reading = { ...witness(randomUUID), name: `reading-${randomUUID()}` };
  const passing: Subscriber = { name: `passing-${randomUUID()}`, kinds: ['plan'], handle: async () => undefined };
  const timed: Record<string, boolean> = {};
  await projectRound({
    database,
    keyring: test.keyring,
    codec,
    leases: [lease],
    checkpoints: new Map(),
    subscribers: [reading, passing],
    onBatch: ({ subscriber, seconds }) => {
      timed[subscriber] = seconds !== null;
    },
  });
  expect(timed).toEqual({ [reading.name]: true, [passing.name]: false });
  await leave(database.kysely, mover);
});
