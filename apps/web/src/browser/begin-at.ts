/** Moves the focus to words, without a ring around them, so that they are read out. */
export const focusOn = (place: HTMLElement): void => {
  place.tabIndex = -1;
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
};

/** At once, also where scrolling is smooth. */
export const toTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Begins a screen as a page begins: at its top, with the focus on its title. */
export const beginAt = (title: HTMLElement | null | undefined): void => {
  if (title) focusOn(title);
  toTop();
};
