import { rm } from 'node:fs/promises';
import { connect, type Database } from '@palmares/db';
import { SHARDS } from '@palmares/event-store';
import { countFaults, proveLog } from '@palmares/event-store/integrity';
import { type SignedRoot, signingKey, signRoot } from '@palmares/event-store/roots';
import { type Horizon, proveRoot, rootDates, rootFile } from '@palmares/event-store/testing';
import { answerParent } from '../child.ts';
import { interleave } from '../interleave.ts';
import { createMemoryWatch } from '../projection/memory.ts';
import type { ProverAnswer, ProverOrder } from './prover.ts';

const key = signingKey(Buffer.alloc(32, 5));
const memory = createMemoryWatch();

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [number, Result]> => {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
};

const HEADS = `
  select stream, version, hash from events where shard = $1
    and (incarnation, transaction_id, position) > ($2::integer, $3::xid8, $4::bigint)
  order by incarnation, transaction_id, position`;

const readHeads = async ({ pool }: Database, horizon: Horizon): Promise<void> => {
  const { incarnation, transactionId, position } = horizon;
  for (let shard = 0; shard < SHARDS; shard += 1)
    await pool.query(HEADS, [shard, incarnation, transactionId, position]);
};

/** Returns the event at which the newest root before that date stopped. */
const horizonBefore = async (folder: string, date: string): Promise<Horizon> => {
  const before = (await rootDates(folder)).filter((other) => other < date).at(-1) ?? '';
  const { header } = await proveRoot(rootFile(folder, before), before, [key.publicKey]);
  if (!header.upTo) throw new Error('The root before was signed over an empty log');
  return header.upTo;
};

const signAndRead = async (database: Database, { folder, date }: ProverOrder, rounds: number) => {
  const horizon = await horizonBefore(folder, date);
  const now = new Date(`${date}T03:00:00Z`);
  let signed: SignedRoot | undefined;
  const sign = async (): Promise<number> => {
    const [seconds, root] = await timed(() => signRoot(database, { folder, key, now }));
    signed = root;
    await rm(root.file);
    return seconds;
  };
  const read = async (): Promise<number> => (await timed(() => readHeads(database, horizon)))[0];
  const { signing, reading } = await interleave({ signing: sign, reading: read }, { rounds });
  if (signed?.outcome !== 'signed') throw new Error(`${date} had a root already`);
  return { seconds: signing, readingSeconds: reading, heads: signed.streams, faults: 0 };
};

const prove = async (database: Database, { folder, date }: ProverOrder) => {
  const now = new Date(`${date}T03:00:00Z`);
  const [seconds, { signed, faults }] = await timed(() => proveLog(database, { folder, key, now }));
  const heads = signed.outcome === 'signed' ? signed.streams : 0;
  return { seconds: [seconds], readingSeconds: [], heads, faults: countFaults(faults) };
};

answerParent(async (order: ProverOrder): Promise<ProverAnswer> => {
  const database = connect({ url: order.url, applicationName: 'palmares bench proof', max: 2 });
  try {
    const done = await (order.does === 'prove' ? prove(database, order) : signAndRead(database, order, order.rounds));
    return { ...done, memory: memory.read() };
  } finally {
    await database.close();
  }
});
