/** What is lost if the page is closed: words that are in memory alone, and files on their way. */
export type Loss = 'words' | 'file';

const holders = new Map<object, Loss>();
const listeners = new Set<() => void>();
let losses: ReadonlySet<Loss> = new Set();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const changed = (): void => {
  losses = new Set(holders.values());
  // Listening only while needed lets the browser restore the page from its cache otherwise.
  if (losses.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
};

/** The only place that knows what leaving would lose. The browser asks before the page is closed while it is anything. */
export const atRisk = {
  /** Returns a function by which one holder says whether it has something to lose now. */
  holder: (loss: Loss): ((has: boolean) => void) => {
    const holder = {};
    return (has) => {
      if (holders.has(holder) === has) return;
      if (has) holders.set(holder, loss);
      else holders.delete(holder);
      changed();
    };
  },
  /** After logging out: whatever was held is given up. */
  release: (): void => {
    holders.clear();
    changed();
  },
  losses: (): ReadonlySet<Loss> => losses,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
