import { focusOn } from '../../browser/begin-at.ts';

/** Moves the focus to the part of the page that a link names, so that a screen reader reads on from there. */
export const focusNamedPart = (): void => {
  addEventListener('hashchange', () => {
    const named = document.querySelector<HTMLElement>(':target');
    if (named) focusOn(named);
  });
};
