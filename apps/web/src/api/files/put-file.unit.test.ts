import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureWords } from '../../notices/error-status.ts';
import { putFile, STALL_LIMIT_MS } from './put-file.ts';

/** A connection that answers and moves only when a test says so. */
class Connection {
  static newest: Connection;
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = '{"ok":true}';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  aborted = false;
  constructor() {
    Connection.newest = this;
  }
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  move(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 4 });
  }
  answer(): void {
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Connection);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sending = (signal = new AbortController().signal) => {
  const shares: number[] = [];
  const sent = putFile('/api/files/f1', new Blob(['four']), {
    signal,
    headers: {},
    onProgress: (share) => shares.push(share),
  });
  return { sent, shares, connection: Connection.newest };
};
const almost = STALL_LIMIT_MS - 1;

describe('sending a file', () => {
  it('takes as long as its bytes move', async () => {
    const { sent, shares, connection } = sending();
    for (const loaded of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(almost);
      connection.move(loaded);
    }
    await vi.advanceTimersByTimeAsync(almost);
    connection.answer();
    expect([(await sent).status, shares]).toEqual([200, [0.25, 0.5, 0.75, 1]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['before the first byte', []],
    ['in the middle', [1, 2]],
    ['before the answer', [4]],
  ])('is given up when nothing moves %s, and says that it took too long', async (_, moves) => {
    const { sent, connection } = sending();
    const failure = sent.catch((reason: unknown) => reason);
    for (const loaded of moves) connection.move(loaded);
    await vi.advanceTimersByTimeAsync(STALL_LIMIT_MS);
    expect(failureWords(await failure)).toBe('That took too long. Check your connection and try again.');
    expect([connection.aborted, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('ends with the reason of whoever stops it', async () => {
    const stopping = new AbortController();
    const { sent } = sending(stopping.signal);
    const failure = expect(sent).rejects.toThrow('left');
    stopping.abort(new Error('left'));
    await failure;
    expect(vi.getTimerCount()).toBe(0);
  });
});
