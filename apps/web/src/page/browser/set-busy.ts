/** Marks a button as busy, as `Button` does while it is loading. */
export const setBusy = (button: Element, isBusy: boolean): void => {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
};
