import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { setBusy } from './set-busy.ts';

/**
 * Milliseconds until a form can be sent again, in case the visitor stopped the next page from loading. Longer than the
 * server may take to answer.
 */
export const RELEASE_MS = CALL_LIMIT_MS + 10_000;

/** Sends a form once, and marks its button as busy until the next page. Returns a function that lets it be sent again. */
export const sendOnce = (form: HTMLFormElement): (() => void) => {
  const button = form.querySelector('button[type=submit]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    if (button) setBusy(button, false);
  };
  form.addEventListener('submit', (event) => {
    if (timer !== undefined) return event.preventDefault();
    timer = setTimeout(release, RELEASE_MS);
    if (button) setBusy(button, true);
  });
  // The browser may restore this page, as it was, when the visitor goes back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release();
  });
  return release;
};

/** Sends each form of the page once. `startPasscode` does so for the form of a passcode. */
export const startPlainForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]:not([data-passcode])'))
    sendOnce(form);
};

/** Focuses the answer to a form in Safari before 16.4, which ignores `autofocus`, unless its visitor was faster. */
export const focusAnswer = (): void => {
  if (scrollY === 0 && document.activeElement === document.body)
    document.querySelector<HTMLElement>('main [autofocus]')?.focus();
};
