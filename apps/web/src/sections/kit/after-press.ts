let pressed = false;
let watching = false;

/** Notes whether a finger or a mouse button is down. Once for the page. */
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
 * A field is left at the start of a press. An error that appears then moves the button away from under the
 * finger, and the press is lost: so it waits for the end of the press and its click.
 */
export const afterPress = (run: () => void): void => {
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
