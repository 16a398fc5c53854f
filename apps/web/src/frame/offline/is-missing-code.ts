/** In the words of Chromium, Firefox and Safari. */
const missing = /dynamically imported module|Importing a module script failed/;

/** True if a page's code could not be loaded because the device is offline. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && missing.test(error.message) && !navigator.onLine;
