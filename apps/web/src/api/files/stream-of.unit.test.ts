import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderStalled, streamOf } from './stream-of.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const streaming = (...parts: readonly string[]) => {
  const source = Readable.from(parts.map((part) => Buffer.from(part)));
  const onEnd = vi.fn();
  return { source, onEnd, reader: streamOf(source, { silenceMs: 1000, onEnd }).getReader() };
};

const text = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | undefined> => {
  const { value } = await reader.read();
  return value && Buffer.from(value).toString();
};

describe('a download', () => {
  it('is sent to its end, and may take long as long as it is read', async () => {
    const { reader, onEnd } = streaming('one', 'two', 'three', 'four');
    for (const part of ['one', 'two', 'three', 'four']) {
      await vi.advanceTimersByTimeAsync(999);
      expect(onEnd).not.toHaveBeenCalled();
      expect(await text(reader)).toBe(part);
    }
    expect(await text(reader)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('whose reader stalls ends, and so does its source', async () => {
    const { source, reader, onEnd } = streaming('one', 'two', 'three');
    expect(await text(reader)).toBe('one');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(reader.read()).rejects.toThrow(ReaderStalled);
    expect([source.destroyed, onEnd.mock.calls.length]).toEqual([true, 1]);
  });

  it('whose reader goes away ends, and so does its source', async () => {
    const { source, reader, onEnd } = streaming('one', 'two', 'three');
    await text(reader);
    await reader.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect([source.destroyed, onEnd.mock.calls.length]).toEqual([true, 1]);
  });

  it('whose source fails ends with its error', async () => {
    const { source, reader, onEnd } = streaming('one', 'two', 'three');
    await text(reader);
    await vi.advanceTimersByTimeAsync(0);
    source.destroy(new Error('no bucket'));
    await text(reader).catch(() => undefined);
    await expect(reader.closed).rejects.toThrow('no bucket');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
