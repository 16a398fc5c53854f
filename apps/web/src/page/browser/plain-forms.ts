/** Milliseconds after which a form can be sent again, because the visitor may have stopped the page from loading. */
const RELEASE_MS = 20_000;

/** Sends a form once, and marks its button as busy until the next page. Returns a function that lets it be sent again. */
export const sendOnce = (form: HTMLFormElement): (() => void) => {
  const button = form.querySelector('button[type=submit]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    button?.removeAttribute('aria-busy');
  };
  form.addEventListener('submit', (event) => {
    if (timer !== undefined) return event.preventDefault();
    timer = setTimeout(release, RELEASE_MS);
    button?.setAttribute('aria-busy', 'true');
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
  // Some browsers scroll to it only after a press.
  document.querySelector('main [autofocus]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};
