/** Work that waits for the next paint. */
export interface AfterPaint {
  /** Does the work at once, unless it is done. */
  now(): void;
}

const waiting = new Set<AfterPaint>();
let watching = new AbortController();

const doAll = (): void => {
  for (const work of waiting) work.now();
};

/** One more letter changes the same text; Enter, Tab or a shortcut may act on it. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey;

/** Listens in the capture phase, before those who read what the work changes, and only while something waits. */
const watch = (): void => {
  watching = new AbortController();
  const capture = { capture: true, signal: watching.signal };
  addEventListener('keydown', (event) => isLetter(event) || doAll(), capture);
  for (const type of ['click', 'submit', 'pagehide', 'beforeunload']) addEventListener(type, doAll, capture);
  document.addEventListener('visibilitychange', doAll, capture);
};

/** Calls back after the next paint: no key waits for it. A hidden page does not paint. */
export const whenPainted = (run: () => void): void => {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run));
  else setTimeout(run);
};

/** Does the work after the next paint, or before whatever the athlete does next if that comes first. */
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
