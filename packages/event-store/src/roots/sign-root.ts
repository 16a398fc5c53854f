import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queryable } from '../database.ts';
import { dateOf, rootDates, rootFile, sha256OfFile } from './root-folder.ts';
import {
  FORMAT,
  type RootHead,
  type RootHeader,
  type RootSeal,
  runningRoot,
  signedText,
  writeHead,
} from './root-lines.ts';
import type { SigningKey } from './signing-key.ts';

const HEADS_A_PAGE = 5_000;

export interface SignRoot {
  readonly folder: string;
  readonly key: SigningKey;
  readonly now?: Date;
  /** Takes the same path and leaves no file. */
  readonly dryRun?: boolean;
}

export type SignedRoot =
  | {
      readonly outcome: 'signed';
      readonly date: string;
      readonly file: string;
      readonly streams: number;
      readonly root: string;
    }
  | { readonly outcome: 'there already'; readonly date: string; readonly file: string };

async function* headsOf(db: Queryable): AsyncGenerator<readonly RootHead[]> {
  let last = { shard: -1, stream: '' };
  for (;;) {
    const { shard, stream } = last;
    const rows = await db
      .selectFrom('streams')
      .select(['shard', 'stream', 'version', 'head_hash'])
      .where((eb) => eb(eb.refTuple('shard', 'stream'), '>', eb.tuple(shard, stream)))
      .orderBy('shard')
      .orderBy('stream')
      .limit(HEADS_A_PAGE)
      .execute();
    yield rows
      .filter(({ version }) => version > 0)
      .map(({ stream, version, head_hash }) => ({ stream, version, hash: head_hash.toString('base64') }));
    const end = rows.at(-1);
    if (!end || rows.length < HEADS_A_PAGE) return;
    last = end;
  }
}

const previousOf = async (folder: string, date: string): Promise<RootHeader['previous']> => {
  const before = (await rootDates(folder)).filter((other) => other < date).at(-1);
  return before === undefined ? null : { date: before, sha256: await sha256OfFile(rootFile(folder, before)) };
};

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

/** True when `draft` became `file`; false when another signer's was there. Never replaces one. */
const publish = async (draft: string, file: string, folder: string): Promise<boolean> => {
  try {
    await link(draft, file);
    await flush(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Writes today's root over the heads of all streams, once: a date that has one keeps it. */
export const signRoot = async (
  { kysely }: Database,
  { folder, key, now = new Date(), dryRun = false }: SignRoot,
): Promise<SignedRoot> => {
  const date = dateOf(now);
  const file = rootFile(folder, date);
  if ((await rootDates(folder)).includes(date)) return { outcome: 'there already', date, file };
  if (!dryRun) await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await previousOf(folder, date);
  const running = runningRoot();
  let streams = 0;
  let root = '';

  async function* lines(): AsyncGenerator<string> {
    const header: RootHeader = { format: FORMAT, date, at: now.toISOString(), previous, publicKey: key.publicKey };
    const first = JSON.stringify(header);
    running.add(first);
    yield `${first}\n`;
    for await (const heads of headsOf(kysely)) {
      const page = heads.map(writeHead);
      for (const line of page) running.add(line);
      streams += page.length;
      yield page.map((line) => `${line}\n`).join('');
    }
    root = running.root();
    const seal: RootSeal = { streams, root, signature: key.sign(signedText(root)) };
    yield `${JSON.stringify(seal)}\n`;
  }

  if (dryRun) {
    await pipeline(lines, nowhere());
    return { outcome: 'signed', date, file, streams, root };
  }
  const draft = join(folder, `.${date}.${randomBytes(4).toString('hex')}.draft`);
  try {
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    const published = await publish(draft, file, folder);
    return published ? { outcome: 'signed', date, file, streams, root } : { outcome: 'there already', date, file };
  } finally {
    await rm(draft, { force: true });
  }
};
