import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSmoothScroll } from './smooth-scroll.ts';

const lenis = vi.hoisted(() => ({
  made: vi.fn(),
  stop: vi.fn(),
  start: vi.fn(),
  resize: vi.fn(),
  destroy: vi.fn(),
}));
const page = vi.hoisted(() => {
  const state = { wanted: true, locked: false, idle: (): unknown => undefined, lockChanged: () => {} };
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: state.wanted }),
    requestIdleCallback: (run: () => unknown) => {
      state.idle = run;
      return 1;
    },
    cancelIdleCallback: () => {},
  });
  vi.stubGlobal('document', { body: { hasAttribute: () => state.locked } });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        state.lockChanged = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  return state;
});
vi.mock('lenis', () => ({
  default: class {
    stop = lenis.stop;
    start = lenis.start;
    resize = lenis.resize;
    destroy = lenis.destroy;
    constructor(options: unknown) {
      lenis.made(options);
    }
  },
}));

const router = { subscribe: () => () => {} };

describe('the scroll of a page', () => {
  beforeEach(() => {
    Object.assign(page, { wanted: true, locked: false });
  });
  afterEach(() => {
    vi.clearAllMocks();
  });

  it('smooths with a lerp of 0.15 once the page is idle', async () => {
    startSmoothScroll(router);
    expect(lenis.made).not.toHaveBeenCalled();
    await page.idle();
    expect(lenis.made).toHaveBeenCalledWith(expect.objectContaining({ lerp: 0.15, anchors: true }));
  });

  it('is the browser’s own where motion is not wanted', async () => {
    page.wanted = false;
    startSmoothScroll(router);
    await page.idle();
    expect(lenis.made).not.toHaveBeenCalled();
  });

  it('is held while a dialog locks the page', async () => {
    startSmoothScroll(router);
    await page.idle();
    page.locked = true;
    page.lockChanged();
    expect(lenis.stop).toHaveBeenCalledTimes(1);
    page.locked = false;
    page.lockChanged();
    expect(lenis.start).toHaveBeenCalledTimes(1);
  });

  it('ends even when it is ended before it began', async () => {
    const end = startSmoothScroll(router);
    end();
    await page.idle();
    expect(lenis.destroy).toHaveBeenCalledTimes(1);
  });
});
