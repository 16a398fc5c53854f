import { deferred } from '../../browser/deferred.ts';

interface Turn {
  readonly name: string;
  /** This tab is now the one that sends. */
  onTurn(): void;
}

/** Elects one tab per account to send. A hidden tab hands over, because browsers throttle it. */
export const sendingTurn = ({ name, onTurn }: Turn) => {
  let release: (() => void) | null = null;
  let isAsking = false;
  let isWanted = false;
  const closing = new AbortController();

  const held = async (): Promise<void> => {
    // Granted while closing.
    if (closing.signal.aborted) return;
    const { promise, resolve } = deferred<void>();
    isWanted = false;
    release = () => {
      release = null;
      resolve();
    };
    onTurn();
    await promise;
  };

  const request = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    // Ask again once the turn just handed over has ended.
    isWanted = release === null;
    if (isAsking || !isWanted) return;
    isAsking = true;
    try {
      await (navigator.locks ? navigator.locks.request(name, { signal: closing.signal }, held) : held());
    } catch {
      // Closed while waiting.
    }
    isAsking = false;
    if (isWanted) await request();
  };

  void request();
  return {
    isMine: () => release !== null,
    /** Asks for the turn again, if this tab has handed it over. */
    request: () => void request(),
    /**
     * Hands over the turn if the tab is hidden, even with something unsent: the visible tab has the words and can send
     * them.
     */
    handOver: () => {
      if (document.visibilityState === 'hidden') release?.();
    },
    close: () => {
      closing.abort();
      release?.();
    },
  };
};
