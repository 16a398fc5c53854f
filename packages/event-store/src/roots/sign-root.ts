import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { basisOf, headsSince } from './heads-to-sign.ts';
import { newestHorizon } from './horizon.ts';
import { dateOf, dayNumber, rootDates, rootFile, sha256OfFile } from './root-folder.ts';
import { FORMAT, type RootHeader, type RootSeal, runningRoot, signedText, writeHead } from './root-lines.ts';
import type { SigningKey } from './signing-key.ts';

export interface SignRoot {
  readonly folder: string;
  readonly key: SigningKey;
  /** Further public keys whose roots can be built upon, in base64. */
  readonly publicKeys?: readonly string[];
  /** Roots before this date are not built upon. */
  readonly since?: string | undefined;
  readonly now?: Date;
  /** Does the same work but leaves no file. */
  readonly dryRun?: boolean;
}

export type SignedRoot =
  | {
      readonly outcome: 'signed';
      readonly date: string;
      readonly file: string;
      /** Date of the root that it builds upon, so that it holds only the moves since; null if it holds all heads. */
      readonly buildsOn: string | null;
      readonly streams: number;
      readonly root: string;
    }
  | { readonly outcome: 'there already'; readonly date: string; readonly file: string };

const previousOf = async (folder: string, date: string): Promise<RootHeader['previous']> => {
  const before = (await rootDates(folder)).filter((other) => other < date).at(-1);
  return before === undefined ? null : { date: before, sha256: await sha256OfFile(rootFile(folder, before)) };
};

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Returns true if `draft` became `file`, false if another signer's file was there. Never replaces a file. */
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

const DRAFT = /^\.(\d{4}-\d{2}-\d{2})\.[0-9a-f]+\.draft$/;

/** Removes drafts of signers that died. */
const removeOldDrafts = async (folder: string, date: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const [, of] = DRAFT.exec(name) ?? [];
    if (of !== undefined && dayNumber(date) - dayNumber(of) > 1) await rm(join(folder, name), { force: true });
  }
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Writes today's root unless there is one. It holds the heads of the streams that moved since the previous root, or of
 * all streams if there is none to build upon.
 */
export const signRoot = async (
  { kysely }: Database,
  { folder, key, publicKeys = [], since = '', now = new Date(), dryRun = false }: SignRoot,
): Promise<SignedRoot> => {
  const date = dateOf(now);
  const file = rootFile(folder, date);
  if ((await rootDates(folder)).includes(date)) return { outcome: 'there already', date, file };
  if (!dryRun) await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await previousOf(folder, date);
  const built =
    previous && previous.date >= since
      ? { folder, date: previous.date, publicKeys: [key.publicKey, ...publicKeys] }
      : null;
  const basis = built && (await basisOf(kysely, built));
  const upTo = await newestHorizon(kysely);
  const { heads: signedHeads, events } = headsSince(kysely, basis, upTo);
  const running = runningRoot();
  let streams = 0;
  let root = '';

  async function* lines(): AsyncGenerator<string> {
    const header: RootHeader = {
      format: FORMAT,
      date,
      at: now.toISOString(),
      previous,
      whole: basis === null,
      upTo,
      publicKey: key.publicKey,
    };
    const first = JSON.stringify(header);
    running.add(first);
    yield `${first}\n`;
    for await (const heads of signedHeads()) {
      const page = heads.map(writeHead);
      for (const line of page) running.add(line);
      streams += page.length;
      yield page.map((line) => `${line}\n`).join('');
    }
    root = running.root(events);
    const seal: RootSeal = { streams, events, root, signature: key.sign(signedText(root)) };
    yield `${JSON.stringify(seal)}\n`;
  }

  const signed = () => ({ outcome: 'signed', date, file, buildsOn: basis?.date ?? null, streams, root }) as const;
  if (dryRun) {
    await pipeline(lines, nowhere());
    return signed();
  }
  await removeOldDrafts(folder, date);
  const draft = join(folder, `.${date}.${randomBytes(4).toString('hex')}.draft`);
  try {
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    const published = await publish(draft, file, folder);
    return published ? signed() : { outcome: 'there already', date, file };
  } finally {
    await rm(draft, { force: true });
  }
};
