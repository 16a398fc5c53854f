/** Moves the focus to an element without showing a ring, so that screen readers read it. */
export const focusOn = (place: HTMLElement): void => {
  place.tabIndex = -1;
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
};

/** Jumps to the top, even if scrolling is smooth. */
export const toTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Begins a screen as a page begins: at its top, with the focus on its title. */
export const beginAt = (title: HTMLElement | null | undefined): void => {
  if (title) focusOn(title);
  toTop();
};
