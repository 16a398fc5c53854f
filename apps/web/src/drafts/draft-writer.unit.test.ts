import { portfolioDecider } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { deviceClock } from './device/device-clock.ts';
import { draftWriter } from './draft-writer.ts';
import { draftOf, sectionDrafts } from './section-drafts.ts';

const desk = (write: () => Promise<void>) => {
  const frames: (() => void)[] = [];
  let failures = 0;
  const written: string[][] = [];
  const writer = draftWriter({
    write: async (drafts) => {
      await write();
      written.push(drafts.map(({ name }) => name));
    },
    soon: (run) => frames.push(run),
    onState: () => {},
    onFailure: () => {
      failures += 1;
    },
  });
  const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
  return { writer, frames, written, failures: () => failures, motto: draftOf(drafts, 'motto') };
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
  });
});
