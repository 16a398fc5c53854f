import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodyBroken, incomingBody } from './incoming-body.server.ts';

const patience = { partMs: 1000, wholeMs: 1500 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const opened = () => {
  const cancelled = vi.fn();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: cancelled,
  });
  if (!controller) throw new Error('The stream did not start');
  return { stream, controller, cancelled };
};

describe('a body', () => {
  it('is read part by part to its end', async () => {
    const { stream, controller } = opened();
    const body = incomingBody(stream, patience);
    const read = text(body.parts);
    for (const part of ['one ', 'two ', 'three']) controller.enqueue(Buffer.from(part));
    controller.close();
    expect(await read).toBe('one two three');
    await body.drain();
  });

  it('that is missing is empty', async () => {
    const body = incomingBody(null, patience);
    expect(await text(body.parts)).toBe('');
    await body.drain();
  });

  it.each([
    ['a part of which does not come', [1000]],
    ['that takes too long as a whole', [900, 600]],
  ])('%s is broken, and its connection is given up', async (_, waits) => {
    const { stream, controller, cancelled } = opened();
    const body = incomingBody(stream, patience);
    const read = expect(text(body.parts)).rejects.toThrow(BodyBroken);
    for (const wait of waits) {
      controller.enqueue(Buffer.from('part'));
      await vi.advanceTimersByTimeAsync(wait);
    }
    await read;
    expect(cancelled).toHaveBeenCalledOnce();
    await body.drain();
  });

  it('whose connection ends is broken', async () => {
    const { stream, controller } = opened();
    const body = incomingBody(stream, patience);
    controller.error(new Error('aborted'));
    await expect(text(body.parts)).rejects.toThrow(BodyBroken);
    await body.drain();
  });
});

describe('what is left of a body', () => {
  it('is drained after its reader gave up', async () => {
    const { stream, controller, cancelled } = opened();
    const body = incomingBody(stream, patience);
    body.parts.destroy();
    const drained = body.drain();
    controller.enqueue(Buffer.from('the rest'));
    controller.close();
    await drained;
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('is given up after a while', async () => {
    const { stream, cancelled } = opened();
    const drained = incomingBody(stream, patience).drain();
    await vi.advanceTimersByTimeAsync(1000);
    await drained;
    expect(cancelled).toHaveBeenCalledOnce();
  });
});
