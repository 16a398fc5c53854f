import { Lines } from './lines.ts';

export interface QueuedCall {
  /** The network's line, then the lines within it, down to the mailbox or account that the call is for. */
  readonly line: readonly [network: string, ...within: string[]];
  /** Called once, when the call gets a slot, which it holds until `done`. */
  readonly begin: () => void;
  /** Called once, instead of `begin`, when the queue is full. */
  readonly refuse: () => void;
}

export interface QueueLimits {
  /** Maximum calls that run at once. */
  readonly running: number;
  /** Maximum calls of one network among those that run. */
  readonly runningOfNetwork: number;
  /** Maximum calls that wait. */
  readonly waiting: number;
}

/**
 * Gives out slots to networks in turn. A full queue refuses a call of the network with the most calls in it, so that a
 * flood only crowds out itself: a call is refused only while no other network has more waiting than its own.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Lines<QueuedCall>();
  readonly #running = new Map<string, number>();
  #taken = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** True if a new call of this network would be refused now. */
  isFullFor(network: string): boolean {
    if (this.#waiting.size < this.#limits.waiting) return false;
    return this.#waiting.longest <= this.#waiting.lengthOf(network) + 1;
  }

  join(call: QueuedCall): void {
    this.#waiting.add(call.line, call);
    this.#beginNext();
    if (this.#waiting.size > this.#limits.waiting) this.#waiting.takeFromLongest(call.line)?.refuse();
  }

  /** Removes a waiting call whose caller has left. Calls neither `begin` nor `refuse`. */
  leave(call: QueuedCall): void {
    this.#waiting.remove(call.line, call);
  }

  /** Frees the slot of a call that began. */
  done({ line: [network] }: QueuedCall): void {
    this.#count(network, -1);
    this.#beginNext();
  }

  #beginNext(): void {
    while (this.#taken < this.#limits.running) {
      const next = this.#waiting.takeNext((network) => this.#runningOf(network) < this.#limits.runningOfNetwork);
      if (!next) return;
      this.#count(next.line[0], 1);
      next.begin();
    }
  }

  #runningOf(network: string): number {
    return this.#running.get(network) ?? 0;
  }

  #count(network: string, by: 1 | -1): void {
    this.#taken += by;
    const running = this.#runningOf(network) + by;
    if (running === 0) this.#running.delete(network);
    else this.#running.set(network, running);
  }
}
