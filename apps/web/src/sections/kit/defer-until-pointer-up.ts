let pressed = false;
let watching = false;

/** Tracks whether a finger or mouse button is down. Call it once per page. */
export const watchPresses = (): void => {
  if (watching) return;
  watching = true;
  const options = { capture: true, passive: true };
  const note = (down: boolean) => () => {
    pressed = down;
  };
  addEventListener('pointerdown', note(true), options);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), options);
};

/**
 * Runs after the current press, if there is one. A field loses focus at the start of a press, and an error that appears
 * then would move the button away from under the finger, so that the click is lost.
 */
export const deferUntilPointerUp = (run: () => void): void => {
  const soon = () => setTimeout(run, 0);
  if (!pressed) {
    soon();
    return;
  }
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(
      end,
      () => {
        ended.abort();
        soon();
      },
      { signal: ended.signal },
    );
  }
};
