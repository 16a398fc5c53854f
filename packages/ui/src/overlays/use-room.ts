import { type RefObject, useLayoutEffect } from 'react';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels from the bottom of the screen to the top of an action at the thumb that the toast would cover; 0 without one. */
const heightOfCovered = (toast: Span): number => {
  for (const action of document.querySelectorAll('main [data-thumb]')) {
    const { top, bottom, height } = action.getBoundingClientRect();
    if (height > 0 && bottom > toast.top && top < toast.bottom) return innerHeight - top;
  }
  return 0;
};

/**
 * While a toast is shown, sets `--toast-above`, the height at which it is clear of an action at the thumb (`data-thumb`),
 * and `--toast-room`, the height up to which it covers the page, for scrolling and the page's end.
 */
export const useRoom = (toast: RefObject<HTMLElement | null>, isTaken: boolean): void =>
  useLayoutEffect(() => {
    const { current } = toast;
    const region = current?.parentElement;
    if (!isTaken || !current || !region) return;
    const page = document.documentElement.style;
    const floor = (): number => Number.parseFloat(getComputedStyle(region).bottom);
    const bottom = innerHeight - floor();
    page.setProperty('--toast-above', `${heightOfCovered({ top: bottom - current.offsetHeight, bottom })}px`);
    const sizes = new ResizeObserver(() =>
      page.setProperty('--toast-room', `calc(${floor() + current.offsetHeight}px + 0.5rem)`),
    );
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      for (const name of ['--toast-room', '--toast-above']) page.removeProperty(name);
    };
  }, [toast, isTaken]);
