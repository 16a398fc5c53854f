import { type RefObject, useEffect } from 'react';

/** Scrolls the page so that a sticky bar at the bottom never covers the focused control. */
export const useClearFocus = (covering: RefObject<HTMLElement | null>, shown: boolean): void => {
  useEffect(() => {
    const element = covering.current;
    if (!shown || element === null) return;
    const page = document.documentElement.style;
    const makeRoom = () => {
      const room = element.offsetHeight + Number.parseFloat(getComputedStyle(element).bottom);
      page.setProperty('scroll-padding-block-end', `calc(${room}px + 2rem)`);
    };
    makeRoom();
    document.querySelector('form :focus')?.scrollIntoView({ block: 'nearest' });
    const sizes = new ResizeObserver(makeRoom);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      page.removeProperty('scroll-padding-block-end');
    };
  }, [covering, shown]);
};
