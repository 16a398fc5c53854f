import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import {
  headerLine,
  type RootHead,
  type RootHeader,
  readHead,
  runningRoot,
  sealLine,
  signedText,
} from './root-lines.ts';
import { isSignedBy } from './signing-key.ts';

export type RootFileFault =
  | 'unreadable'
  | 'changed'
  | 'not signed'
  | 'signed with another key'
  | 'of another date'
  | 'does not follow the one before'
  | 'missing';

export class UnfitRoot extends Error {
  readonly fault: RootFileFault;

  constructor(fault: RootFileFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'UnfitRoot';
    this.fault = fault;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  // `readline` alone would end quietly where a damaged file stops to unpack.
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
  failed.catch(() => undefined);
  const reader = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await Promise.race([reader.next(), failed]);
    if (done) {
      if (unpacked.errored) throw unpacked.errored;
      return;
    }
    yield value;
  }
}

/** All lines, each known to have one after it. */
async function* withLast(lines: AsyncIterable<string>): AsyncGenerator<{ line: string; last: boolean }> {
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) yield { line: held, last: false };
    held = line;
  }
  if (held !== undefined) yield { line: held, last: true };
}

/**
 * Proves a root's file before anything of it is believed. Throws {@link UnfitRoot}: when its lines are not those that
 * were signed, or by none of the given keys.
 */
export const proveRoot = async (file: string, publicKeys: readonly string[]): Promise<RootHeader> => {
  const running = runningRoot();
  let header: RootHeader | undefined;
  let streams = -1;
  try {
    for await (const { line, last } of withLast(linesOf(file))) {
      if (!last) {
        header ??= headerLine.parse(JSON.parse(line));
        running.add(line);
        streams += 1;
        continue;
      }
      const sealed = sealLine.safeParse(JSON.parse(line));
      if (!header || !sealed.success) throw new UnfitRoot('not signed');
      const { root, signature } = sealed.data;
      if (running.root() !== root || sealed.data.streams !== streams) throw new UnfitRoot('changed');
      if (!publicKeys.includes(header.publicKey)) throw new UnfitRoot('signed with another key');
      if (!isSignedBy(header.publicKey, signedText(root), signature)) throw new UnfitRoot('not signed');
      return header;
    }
    throw new UnfitRoot('unreadable');
  } catch (error) {
    throw error instanceof UnfitRoot ? error : new UnfitRoot('unreadable', { cause: error });
  }
};

/** The heads of a root that was proven, page by page; those of one athlete alone when `athleteId` is given. */
export async function* headsInRoot(
  file: string,
  pageSize: number,
  athleteId?: string,
): AsyncGenerator<readonly RootHead[]> {
  let page: RootHead[] = [];
  let first = true;
  for await (const { line, last } of withLast(linesOf(file))) {
    const isHead = !first && !last;
    first = false;
    if (!isHead || (athleteId !== undefined && !line.includes(athleteId))) continue;
    page.push(readHead(line));
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
