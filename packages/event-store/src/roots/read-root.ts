import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type RootHead,
  type RootHeader,
  readHead,
  readHeader,
  readSeal,
  runningRoot,
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

interface Lines {
  readonly lines: readonly string[];
  /** True for the very last line, which is yielded on its own. */
  readonly last: boolean;
}

const CHUNK_BYTES = 256 * 1024;
/** Heads compared per query. */
const HEADS_PER_PAGE = 2_000;

/** Yields lines in chunks: a root has one line per head. */
async function* linesOf(file: string): AsyncGenerator<Lines> {
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8');
  // Closes the file however the reading ends: after the last line, by damage, or because the reader has seen enough.
  const closed = new Promise<unknown>((resolve) => void pipeline(createReadStream(file), unpacked, resolve));
  let [held, rest] = ['', ''];
  try {
    for await (const chunk of unpacked) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (held !== '') lines.unshift(held);
      held = lines.pop() ?? '';
      yield { lines, last: false };
    }
  } finally {
    unpacked.destroy();
    await closed;
  }
  yield { lines: held === '' ? [] : [held], last: rest === '' };
  if (rest !== '') yield { lines: [rest], last: true };
}

export interface ProvenRoot {
  readonly header: RootHeader;
  /** Event count per shard up to the horizon. */
  readonly events: readonly number[];
}

/** True if the operating system refused: no permission, no free descriptor, a folder that is not mounted. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

const faultOf = (error: unknown): unknown => {
  if (error instanceof UnfitRoot) return error;
  if (!isOfSystem(error)) return new UnfitRoot('unreadable', { cause: error });
  return error.code === 'ENOENT' ? new UnfitRoot('missing', { cause: error }) : error;
};

/**
 * Verifies a root's file before any of its contents is trusted. Throws {@link UnfitRoot} if there is no file, the lines
 * are not those that were signed, no given key signed them, or the date differs; and the system's error if it cannot
 * read the file, which says nothing about its contents.
 */
export const proveRoot = async (file: string, date: string, publicKeys: readonly string[]): Promise<ProvenRoot> => {
  const running = runningRoot();
  let header: RootHeader | undefined;
  let streams = -1;
  try {
    for await (const { lines, last } of linesOf(file)) {
      if (!last) {
        header ??= lines[0] === undefined ? undefined : readHeader(lines[0]);
        for (const line of lines) running.add(line);
        streams += lines.length;
        continue;
      }
      const sealed = readSeal(lines[0] ?? '');
      if (!header || !sealed) throw new UnfitRoot('not signed');
      const { events, root, signature } = sealed;
      if (running.root(events) !== root || sealed.streams !== streams) throw new UnfitRoot('changed');
      if (!publicKeys.includes(header.publicKey)) throw new UnfitRoot('signed with another key');
      if (!isSignedBy(header.publicKey, signedText(root), signature)) throw new UnfitRoot('not signed');
      if (header.date !== date) throw new UnfitRoot('of another date');
      return { header, events };
    }
    throw new UnfitRoot('unreadable');
  } catch (error) {
    throw faultOf(error);
  }
};

/** Yields the wanted heads of a verified root, in chunks. */
export async function* headsInRoot(
  file: string,
  wants: (stream: string) => boolean = () => true,
): AsyncGenerator<readonly RootHead[]> {
  let begin = 1;
  let page: RootHead[] = [];
  for await (const { lines, last } of linesOf(file)) {
    if (last) break;
    for (const line of lines.slice(begin)) {
      const head = readHead(line);
      if (!wants(head.stream)) continue;
      page.push(head);
      if (page.length < HEADS_PER_PAGE) continue;
      yield page;
      page = [];
    }
    if (lines.length > 0) begin = 0;
  }
  if (page.length > 0) yield page;
}
