const LATEST_MS = 2000;

/** Resolves when the browser has nothing else to do, or after two seconds. Safari cannot tell, so there it is a task of its own. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
