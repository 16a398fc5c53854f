import { createReadStream } from 'node:fs';
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
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let [held, rest] = ['', ''];
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (held !== '') lines.unshift(held);
    held = lines.pop() ?? '';
    yield { lines, last: false };
  }
  yield { lines: held === '' ? [] : [held], last: rest === '' };
  if (rest !== '') yield { lines: [rest], last: true };
}

export interface ProvenRoot {
  readonly header: RootHeader;
  /** Event count per shard up to the horizon. */
  readonly events: readonly number[];
}

/**
 * Verifies a root's file before any of its contents is trusted. Throws {@link UnfitRoot} if the lines are not those
 * that were signed, no given key signed them, or the date differs.
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
    throw error instanceof UnfitRoot ? error : new UnfitRoot('unreadable', { cause: error });
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
