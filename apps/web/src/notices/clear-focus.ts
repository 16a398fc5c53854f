/** Scrolls the page so that a sticky bar at the bottom never covers the focused control. Returns a function that stops it. */
export const keepFocusClear = (covering: HTMLElement): (() => void) => {
  const page = document.documentElement.style;
  const makeRoom = () => {
    const room = covering.offsetHeight + Number.parseFloat(getComputedStyle(covering).bottom);
    page.setProperty('scroll-padding-block-end', `calc(${room}px + 2rem)`);
  };
  makeRoom();
  document.querySelector('form :focus')?.scrollIntoView({ block: 'nearest' });
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(covering);
  return () => {
    sizes.disconnect();
    page.removeProperty('scroll-padding-block-end');
  };
};
