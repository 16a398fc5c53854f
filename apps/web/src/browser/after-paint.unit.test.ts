import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aPage = (visibilityState = 'visible') => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState });
  const frames: (() => void)[] = [];
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  return {
    page,
    paint: () => {
      for (const run of frames.splice(0)) run();
      vi.runAllTimers();
    },
    happens: (type: string, given: object = {}) => browser.dispatchEvent(Object.assign(new Event(type), given)),
  };
};

describe('what follows the paint of a key', () => {
  it('is done once, after the frame', () => {
    const { paint } = aPage();
    const work = vi.fn();
    afterPaint(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    paint();
    paint();
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not wait for a frame in a hidden page', () => {
    aPage('hidden');
    const work = vi.fn();
    afterPaint(work);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    { type: 'click' },
    { type: 'submit' },
    { type: 'pagehide' },
    { type: 'beforeunload' },
    { type: 'keydown', key: 'Enter' },
    { type: 'keydown', key: 'z', ctrlKey: true },
  ])('is done before anybody hears of $type $key', ({ type, ...given }) => {
    const { happens, paint } = aPage();
    const work = vi.fn();
    afterPaint(work);
    happens(type, given);
    expect(work).toHaveBeenCalledOnce();
    paint();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done when the page is hidden', () => {
    const { page } = aPage();
    const work = vi.fn();
    afterPaint(work);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits through the next letter', () => {
    const { happens } = aPage();
    const work = vi.fn();
    afterPaint(work);
    happens('keydown', { key: 'a' });
    expect(work).not.toHaveBeenCalled();
    happens('click');
  });

  it('is done once when asked for at once', () => {
    const { happens, paint } = aPage();
    const [first, second] = [vi.fn(), vi.fn()];
    const waiting = afterPaint(first);
    afterPaint(second);
    waiting.now();
    happens('click');
    paint();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});
