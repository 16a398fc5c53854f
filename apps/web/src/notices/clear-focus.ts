/**
 * Sets `--notice-room` to the height of a notice at the bottom: the room that sticky parts, toasts and scrolling leave
 * for it. Returns a function that stops it.
 */
export const keepFocusClear = (covering: HTMLElement): (() => void) => {
  const page = document.documentElement.style;
  const makeRoom = () => page.setProperty('--notice-room', `calc(${covering.offsetHeight}px + 0.25rem)`);
  makeRoom();
  document.querySelector('form :focus')?.scrollIntoView({ block: 'nearest' });
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(covering);
  return () => {
    sizes.disconnect();
    page.removeProperty('--notice-room');
  };
};
