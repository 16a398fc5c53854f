import { portfolioDecider } from '@palmares/domain/portfolio';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter } from '../browser/pause-after.ts';
import { deviceClock } from './device/device-clock.ts';
import { draftWriter } from './draft-writer.ts';
import { draftOf, sectionDrafts } from './section-drafts.ts';

const desk = (write: () => Promise<void>) => {
  const frames: (() => void)[] = [];
  let failures = 0;
  let stored = 0;
  const written: string[][] = [];
  const writer = draftWriter({
    write: async (drafts) => {
      await write();
      written.push(drafts.map(({ name }) => name));
    },
    soon: (run) => frames.push(run),
    onState: () => {},
    onStored: () => {
      stored += 1;
    },
    onFailure: () => {
      failures += 1;
    },
  });
  const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
  return {
    writer,
    frames,
    written,
    failures: () => failures,
    stored: () => stored,
    of: (name: 'motto' | 'vision') => draftOf(drafts, name),
    motto: draftOf(drafts, 'motto'),
  };
};

describe('writing drafts to the device', () => {
  it('writes once per frame, however many keys were pressed', async () => {
    const { writer, frames, written, motto } = desk(async () => {});
    for (let key = 0; key < 20; key += 1) writer.changed(motto, true);
    expect(writer.isWriting()).toBe(true);
    expect(frames).toHaveLength(1);
    frames[0]?.();
    await writer.flush();
    expect(written).toEqual([['motto']]);
    expect(writer.isWriting()).toBe(false);
  });

  it('says nothing of a write without words', async () => {
    const { writer, written, motto } = desk(async () => {});
    writer.changed(motto, false);
    expect(writer.isWriting()).toBe(false);
    const flushed = writer.flush();
    expect(writer.isWriting()).toBe(false);
    writer.changed(motto, true);
    expect(writer.isWriting()).toBe(true);
    await flushed;
    await writer.flush();
    expect(written).toEqual([['motto'], ['motto']]);
  });

  it('writes without waiting for the frame when flushed', async () => {
    const { writer, written, motto } = desk(async () => {});
    writer.changed(motto, true);
    await writer.flush();
    expect(written).toEqual([['motto']]);
  });

  it('reports that the browser refused to store a draft', async () => {
    const { writer, failures, motto } = desk(() => Promise.reject(new Error('quota')));
    writer.changed(motto, true);
    await writer.flush();
    expect(failures()).toBe(1);
    writer.close();
  });
});

describe('a draft that the device did not take', () => {
  afterEach(() => void vi.useRealTimers());

  const refusing = () => {
    vi.useFakeTimers();
    const write = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error('quota'));
    return { write, ...desk(write) };
  };

  it('is written again by itself, with what was typed since', async () => {
    const { writer, written, stored, frames, of } = refusing();
    writer.changed(of('motto'), true);
    frames[0]?.();
    await writer.flush();
    expect([written, writer.isWriting()]).toEqual([[], true]);
    writer.changed(of('vision'), true);
    await vi.advanceTimersByTimeAsync(pauseAfter(1));
    expect([written, stored(), writer.isWriting()]).toEqual([[['motto', 'vision']], 1, false]);
  });

  it('is not asked to be taken at each key', async () => {
    const { writer, write, frames, motto } = refusing();
    writer.changed(motto, true);
    frames[0]?.();
    await writer.flush();
    for (let key = 0; key < 20; key += 1) writer.changed(motto, true);
    expect([frames.length, write.mock.calls.length]).toEqual([1, 1]);
    writer.close();
  });

  it('is not written once the editor is closed', async () => {
    const { writer, write, motto } = refusing();
    writer.changed(motto, true);
    await writer.flush();
    writer.close();
    await writer.flush();
    await vi.runAllTimersAsync();
    expect(write).toHaveBeenCalledTimes(1);
  });
});
