/** Kinds of data that closing the page would lose: text that is only in memory, and files being uploaded. */
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

/** Tracks all unsaved data. While there is any, the browser asks before the page is closed. */
export const atRisk = {
  /** Registers one source of unsaved data; call the result with true while it has any. */
  holder: (loss: Loss): ((has: boolean) => void) => {
    const holder = {};
    return (has) => {
      if (holders.has(holder) === has) return;
      if (has) holders.set(holder, loss);
      else holders.delete(holder);
      changed();
    };
  },
  /** Gives up all unsaved data, after logging out. */
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
