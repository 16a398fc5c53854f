const LATEST_MS = 2000;

/**
 * Resolves when the browser is idle, or after two seconds. Safari cannot report that, so there it resolves in a new
 * task.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
