import { portfolioDecider } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { deviceClock } from './device/device-clock.ts';
import { keeper } from './keeper.ts';
import { draftOf, sectionDrafts } from './section-drafts.ts';

const desk = (write: () => Promise<void>) => {
  const frames: (() => void)[] = [];
  let failures = 0;
  const written: string[][] = [];
  const keeping = keeper({
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
  return { keeping, frames, written, failures: () => failures, motto: draftOf(drafts, 'motto') };
};

describe('keeping drafts on the device', () => {
  it('writes many keys of one frame once', async () => {
    const { keeping, frames, written, motto } = desk(async () => {});
    for (let key = 0; key < 20; key += 1) keeping.changed(motto);
    expect(keeping.isWriting()).toBe(true);
    expect(frames).toHaveLength(1);
    frames[0]?.();
    await keeping.flush();
    expect(written).toEqual([['motto']]);
    expect(keeping.isWriting()).toBe(false);
  });

  it('writes at once when the page is left', async () => {
    const { keeping, written, motto } = desk(async () => {});
    keeping.changed(motto);
    await keeping.flush();
    expect(written).toEqual([['motto']]);
  });

  it('tells when the browser refuses to keep anything', async () => {
    const { keeping, failures, motto } = desk(() => Promise.reject(new Error('quota')));
    keeping.changed(motto);
    await keeping.flush();
    expect(failures()).toBe(1);
  });
});
