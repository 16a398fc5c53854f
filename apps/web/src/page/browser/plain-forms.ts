import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { setBusy } from './set-busy.ts';

/**
 * Milliseconds after which a form can be sent again, because its visitor may have stopped the next page from loading. By
 * then the server has answered or given up.
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

/** For the forms of a visitor page, each of which loads the next page. The form of a passcode sends itself. */
export const startPlainForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]:not([data-passcode])'))
    sendOnce(form);
};

/** For Safari before 16.4, which ignores `autofocus`. Leaves a visitor alone who already reads or types. */
export const focusAnswer = (): void => {
  if (scrollY === 0 && document.activeElement === document.body)
    document.querySelector<HTMLElement>('main [autofocus]')?.focus();
};
