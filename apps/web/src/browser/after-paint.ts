/** Work that waits for the next paint. */
export interface AfterPaint {
  /** Does the work at once, unless it is already done. */
  now(): void;
}

const waiting = new Set<AfterPaint>();
let watching = new AbortController();

const doAll = (): void => {
  for (const work of waiting) work.now();
};

/** Another letter only changes the same text, while Enter, Tab or a shortcut may act on it. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey;

/**
 * Listens in the capture phase, before the handlers that read what the work changes, and only while work is waiting.
 */
const watch = (): void => {
  watching = new AbortController();
  const capture = { capture: true, signal: watching.signal };
  addEventListener('keydown', (event) => isLetter(event) || doAll(), capture);
  for (const type of ['click', 'submit', 'pagehide', 'beforeunload']) addEventListener(type, doAll, capture);
  document.addEventListener('visibilitychange', doAll, capture);
};

/** Calls back after the next paint, so that no keystroke waits for it. A hidden page does not paint. */
export const whenPainted = (run: () => void): void => {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run));
  else setTimeout(run);
};

/** Does the work after the next paint, or before the athlete's next action if that comes first. */
export const afterPaint = (work: () => void): AfterPaint => {
  const held: AfterPaint = {
    now: () => {
      if (!waiting.delete(held)) return;
      if (waiting.size === 0) watching.abort();
      work();
    },
  };
  if (waiting.size === 0) watch();
  waiting.add(held);
  whenPainted(held.now);
  return held;
};
