interface Turn {
  readonly name: string;
  /** This tab is now the one that sends. */
  onTurn(): void;
  /** True if nothing is left to send, so that a hidden tab may hand over. */
  isDone(): boolean;
}

/** Elects one tab per account to send. A hidden tab hands over, because browsers throttle it. */
export const sendingTurn = ({ name, onTurn, isDone }: Turn) => {
  let release: (() => void) | null = null;
  let asking = false;
  const closing = new AbortController();

  const held = () => {
    onTurn();
    return new Promise<void>((resolve) => {
      release = () => {
        release = null;
        resolve();
      };
    });
  };

  const request = () => {
    if (asking || closing.signal.aborted) return;
    asking = true;
    const turn = navigator.locks ? navigator.locks.request(name, { signal: closing.signal }, held) : held();
    turn
      .catch(() => {})
      .finally(() => {
        asking = false;
      });
  };

  request();
  return {
    isMine: () => release !== null,
    /** Asks for the turn again, if this tab has handed it over. */
    request,
    handOver: () => {
      if (document.visibilityState === 'hidden' && isDone()) release?.();
    },
    close: () => {
      closing.abort();
      release?.();
    },
  };
};
